import { serveTasks } from '../../processes/serve-tasks.ts';
import { pictureTasks } from './picture-tasks.ts';

/* The entry of a process that works on one picture at a time. */
serveTasks(pictureTasks);
