import { serveTasks } from '../processes/serve-tasks.ts';
import { cardTasks } from './card-tasks.ts';

/* The entry of the process that draws cards. */
serveTasks(cardTasks);
