import type { files as russian } from './files-ru.ts';

export const files: typeof russian = {
  translationFiles: {
    title: 'Translation files',
    intro:
      'Translations in a file for Word or a translation program, the way back, and the comparison with the sources.',
    exportTitle: 'Export to a file',
    exportIntro: 'Translate in Word or in your own program, and bring the file back here.',
    format: 'Format',
    formats: {
      docx: 'Word document',
      xlf: 'XLIFF 2.0 for translation programs',
      tmx: 'TMX translation memory',
      csv: 'CSV table',
    },
    export: 'Download',
    exporting: 'Preparing…',
    exported: 'The file is ready',
    importTitle: 'Bring a file back',
    importIntro: 'You see what would change first. Nothing is saved until you confirm it.',
    choose: 'Choose a file',
    reading: 'Reading the file…',
    unreadable: 'The file was not read.',
    failures: {
      'unknown-format': 'It is no Word document, XLIFF, TMX or CSV file.',
      damaged: 'The file is damaged.',
      encrypted: 'The file is protected by a password.',
      'too-large': 'The file is too large.',
      'too-many-units': 'The file has too many translations.',
      'unknown-encoding': 'The encoding is unknown. Save the table as UTF-8.',
      'no-units': 'No translations were found in the file.',
      'no-language': 'The file does not name the language of the translation.',
    },
    report: {
      summary: (changed, same) => `Translations that would change: ${changed}. Unchanged: ${same}.`,
      missing: (count) =>
        `Rows that are no longer in the file: ${count}. Their translations stay as they are.`,
      legacy: 'The file has an old encoding, in which letters may have been lost. Check the translations.',
      doubts: {
        outdated: 'the source has changed since',
        conflict: 'the translation was changed here as well',
      },
      faults: (count) => `Rows that were not recognised: ${count}`,
      faultKinds: {
        doubled: 'Several different rows of one field',
        unknown: 'There is no such record or field',
        not_recognised: 'It is not clear which field this is',
        unreadable: 'The text was cut, or is in another language',
      },
      row: (row) => `row ${row}`,
      save: (count) => `Save the chosen ones (${count})`,
      done: (saved, suggested) => (suggested > 0 ? `Sent for review: ${suggested}.` : `Saved: ${saved}.`),
      conflicts: (count) => `Not saved, because it has changed meanwhile: ${count}. Upload the file again.`,
    },
    sync: {
      title: 'Compare with the sources',
      intro: 'Finds translations whose source has changed, and updates the statuses.',
      start: 'Compare',
      running: (done, total) => (total > 0 ? `Comparing: ${done} of ${total}` : 'The comparison starts…'),
      states: {
        done: 'The comparison is finished.',
        failed: 'The comparison has failed.',
        cancelled: 'The comparison was stopped.',
      },
      cancel: 'Stop',
      resume: 'Continue',
    },
  },
};
