import { serveTasks } from '../processes/serve-tasks.ts';
import { bookTasks } from './book-tasks.ts';

/* The entry of a process that works on one book at a time. */
serveTasks(bookTasks);
