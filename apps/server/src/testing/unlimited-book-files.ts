import type { BookFiles } from '../book-files/book-processes.ts';
import { bookTasks } from '../book-files/book-tasks.ts';

/** The tasks of books in the process of the test: without limits, and without the time that a process needs to start. */
export const unlimitedBookFiles: BookFiles = {
  read: (file) => bookTasks.readBookFile(file),
  write: (book) => bookTasks.writeBookFile(book),
};
