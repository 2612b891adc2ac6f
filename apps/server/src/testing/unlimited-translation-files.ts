import type { TranslationFiles } from '../translation-files/translation-processes.ts';
import { translationTasks } from '../translation-files/translation-tasks.ts';

/** The tasks of translations in the process of the test: without limits, and without the time that a process needs to start. */
export const unlimitedTranslationFiles: TranslationFiles = {
  compare: (file) => translationTasks.compareTranslationFile(file),
  write: (file) => translationTasks.writeTranslationFile(file),
};
