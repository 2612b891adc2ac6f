import type { OpenDataWriter } from '../open-data/open-data-processes.ts';
import { openDataTasks } from '../open-data/open-data-tasks.ts';

/** The writer of the open data in the process of the test: without limits, and without the time that a process needs to start. */
export const openDataInProcess: OpenDataWriter = { write: (source) => openDataTasks.writeOpenData(source) };
