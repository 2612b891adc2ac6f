import type { PictureProcesses } from '../../pictures/processes/picture-processes.ts';
import { pictureTasks } from '../../pictures/processes/picture-tasks.ts';

/** The tasks of pictures in the process of the test: without limits, and without the time that a process needs to start. */
export const unlimitedPictures: Omit<PictureProcesses, 'close'> = {
  editors: pictureTasks,
  visitors: pictureTasks,
  background: pictureTasks,
};
