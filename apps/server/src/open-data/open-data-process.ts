import { serveTasks } from '../processes/serve-tasks.ts';
import { openDataTasks } from './open-data-tasks.ts';

/* The entry of the process that writes the open data. */
serveTasks(openDataTasks);
