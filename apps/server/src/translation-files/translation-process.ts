import { serveTasks } from '../processes/serve-tasks.ts';
import { translationTasks } from './translation-tasks.ts';

/* The entry of a process that works on one file of translations at a time. */
serveTasks(translationTasks);
