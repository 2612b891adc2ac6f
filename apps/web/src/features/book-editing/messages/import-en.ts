import type {
  BookFileFailure,
  BookFormat,
  DoubtKind,
  LeftOutKind,
} from '@cae-map/contract/entities/books/book-files';
import { plural } from '../../../lib/language/plural.ts';
import type { bookImport as russian } from './import-ru.ts';

const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${plural('en', count, { one, other })}`;

const countTexts = counted('entry', 'entries');
const countChapters = counted('chapter', 'chapters');

const failures: Readonly<Record<BookFileFailure, string>> = {
  'unknown-format':
    'This is not a book in a known format. Use DOCX, EPUB, FB2, TEI, Markdown or plain text; save an old .doc as .docx.',
  damaged: 'The file is damaged or incomplete. Open it in the program that made it, and save it again.',
  encrypted: 'The file is protected by a password. Save it without one.',
  'too-large':
    'The file is too large: at most 64 MB, and 200 MB when it is unpacked. Remove pictures or divide the book.',
  'too-many-texts': 'The book has too many chapters or entries. Divide it into parts.',
  'unknown-encoding': 'The encoding of the text is unknown. Save the file as UTF-8.',
  'no-text': 'The file contains no text. It may consist of scanned pages, which have to be recognised first.',
  'invalid-document': 'The file has the format of this site, but is written incorrectly.',
};

const formats: Readonly<Record<BookFormat, string>> = {
  docx: 'a Word document',
  epub: 'an EPUB',
  fb2: 'a FictionBook',
  tei: 'TEI',
  markdown: 'Markdown',
  text: 'plain text',
  content: 'the format of this site',
};

const doubts: Readonly<Record<DoubtKind, string>> = {
  'no-date': 'No date',
  'date-without-year': 'The year is not stated',
  'relative-date': 'The date is counted from the entry before',
  'old-style-date': 'Two dates: the new-style one is taken',
  'date-before-previous': 'The date is earlier than that of the entry before',
  'date-outside-expedition': 'The date is outside the time of the expedition',
  'two-dates': 'There are several dates here',
  'long-text': 'The entry is longer than allowed and was divided',
  'empty-text': 'The entry has no text',
  'unknown-place': 'A link to an unknown place',
  'unknown-person': 'A link to an unknown person',
};

const leftOut: Readonly<Record<LeftOutKind, (count: number) => string>> = {
  picture: counted('picture', 'pictures'),
  table: counted('table', 'tables'),
  comment: counted('comment', 'comments'),
  'tracked-change': counted(
    'tracked change (the changed text is taken)',
    'tracked changes (the changed text is taken)',
  ),
  macro: counted('macro', 'macros'),
  'header-or-footer': counted('header or footer', 'headers and footers'),
  formula: counted('formula', 'formulas'),
  'embedded-file': counted('embedded file', 'embedded files'),
  script: counted('script', 'scripts'),
  'unsafe-link': counted('unsafe link', 'unsafe links'),
  'internal-link': counted(
    'link within the book (its words stay)',
    'links within the book (their words stay)',
  ),
  'unknown-element': counted('unknown element (its text stays)', 'unknown elements (their text stays)'),
  'unreadable-part': counted('unreadable part', 'unreadable parts'),
  style: counted('style', 'styles'),
};

/** English messages of the import of books. */
export const bookImport: typeof russian = {
  title: 'Book from a file',
  intro: 'A diary or a book from Word, EPUB, FB2, TEI, Markdown or plain text.',
  choose: 'Choose a file',
  drop: 'Or drop a file here. Entries and dates are recognised; nothing appears on the site until you have looked through the book and added it.',
  language: 'Language of the book',
  languages: { auto: 'recognised by its text', ru: 'Russian', en: 'English' },
  reading: (name) => `Reading “${name}”…`,
  readingHint: 'A large book takes up to twenty seconds.',
  adding: 'Adding the book…',
  cancel: 'Cancel',
  failed: (name) => `“${name}” could not be read`,
  failures,
  format: (format, chapters, texts) =>
    `Read: ${formats[format]}, ${countChapters(chapters)}, ${countTexts(texts)}.`,
  book: 'About the book',
  leftOut: 'What is left out',
  nothingLeftOut: 'Nothing is left out.',
  leftOutKinds: leftOut,
  example: (words) => `for example: ${words}`,
  doubts: (count) => `Please check (${count})`,
  noDoubts: 'There are no doubts.',
  doubtsHint: 'The program is not sure here. Correct the date, or confirm that everything is right.',
  doubtKinds: doubts,
  isRight: 'It is right',
  isRightFor: (where) => `It is right: ${where}`,
  open: 'Open',
  openOf: (where) => `Open: ${where}`,
  close: 'Close',
  more: (count) => `Show ${count} more`,
  names: 'Places and people',
  namesHint:
    'Their names stand in the entries. Those that are ticked become links; of places with one name the nearest in time are taken.',
  lookingForNames: 'Looking for names of places and people…',
  noNames: 'No known names were found in the text.',
  inTexts: (count) => `in ${countTexts(count)}`,
  all: 'All',
  none: 'None',
  contents: 'Chapters and entries',
  countTexts,
  untitled: 'without a date or a heading',
  joinChapter: 'Join with the chapter before',
  chapterTitle: 'Title of the chapter in Russian',
  chapterTitleEn: 'Title of the chapter in English',
  joinText: 'Join with the entry before',
  leaveTextOut: 'Leave this entry out',
  undo: 'Undo',
  discard: 'Discard the import',
  discardQuestion: 'The file that was read and all corrections will be forgotten. You keep the file itself.',
  keep: 'Continue',
  add: (texts) => `Add the book: ${countTexts(texts)}`,
  stillDoubts: (count) =>
    `${counted('doubt remains', 'doubts remain')(count)}: the book can be added as it is and corrected later.`,
  missingTitle: 'Enter the title of the book in both languages, Russian and English.',
  invalidDate: 'Correct the date that does not exist.',
  added: (title, chapters, texts) => `“${title}” is added: ${countChapters(chapters)}, ${countTexts(texts)}`,
  addFailed: 'The book was not added',
  undoQuestion:
    'The book will disappear from the site with all its chapters and entries. It can be restored.',
  restored: 'You continue where you stopped.',
};
