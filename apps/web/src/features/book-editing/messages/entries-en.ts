import type { entryActions as russian } from './entries-ru.ts';

const countEntries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** English messages about what is done with several entries, and with whole chapters. */
export const entryActions: typeof russian = {
  label: 'Selected entries',
  chapter: 'Chapter',
  edited: (count, field) => `${field}: ${countEntries(count)} changed`,
  moved: (count, title) => `${countEntries(count)} moved to “${title}”`,
  failed: 'Error while saving',
  changedElsewhere: 'another editor has changed an entry or the chapter in the meantime',
  partlySaved: (reason) =>
    `Only some of the changes are saved: ${reason}. No entry is lost, and what is saved can be undone.`,
  cancel: 'Cancel',
  join: {
    action: 'Join with the chapter before',
    question: (title, other) => `Join “${title}” with “${other}”?`,
    text: (title, other, count) =>
      `The entries of “${title}” (${count}) become the last ones of “${other}”, and the chapter “${title}” is deleted. The days of “${other}” will cover both chapters. One undo restores everything.`,
    confirm: 'Join',
    done: (title, other) => `“${title}” is joined with “${other}”`,
  },
  divide: {
    action: 'Divide the chapter before this entry',
    question: (title) => `Divide “${title}”?`,
    text: (entry, count) =>
      `“${entry}” and all entries after it (${count} in total) move to a new chapter right after this one. Both chapters have the same titles and days until you change them. One undo restores everything.`,
    confirm: 'Divide',
    done: (title) => `“${title}” is divided`,
  },
};
