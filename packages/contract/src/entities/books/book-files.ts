/** The files of books that are read and written; without the schema library, for the forms in the browser. */

/** The formats that are read. */
export const bookFormats = ['markdown', 'docx', 'epub', 'fb2', 'tei', 'text', 'content'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** The formats that are written. */
export const writtenFormats = ['epub', 'docx', 'tei', 'markdown', 'content'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

/** The most bytes of a file that is read. */
export const maxBookFileBytes = 64 * 1024 * 1024;

/** The most bytes of a book in JSON that is imported in one step: some four million letters in Russian and as many in English. */
export const maxBookDocumentBytes = 16 * 1024 * 1024;

/** Why a file cannot be read at all. */
export const bookFileFailures = [
  'unknown-format',
  'damaged',
  'encrypted',
  'too-large',
  'too-many-texts',
  'unknown-encoding',
  'no-text',
  'invalid-document',
] as const;
export type BookFileFailure = (typeof bookFileFailures)[number];

/** Why an editor should look at a text before a book is imported. */
export const doubtKinds = [
  'no-date',
  'date-without-year',
  'relative-date',
  'old-style-date',
  'date-before-previous',
  'date-outside-expedition',
  'two-dates',
  'long-text',
  'empty-text',
  'unknown-place',
  'unknown-person',
] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** The kinds of contents that a file may have and a book may not, or that were changed while the file was read. */
export const leftOutKinds = [
  'picture',
  'table',
  'comment',
  'tracked-change',
  'macro',
  'header-or-footer',
  'formula',
  'embedded-file',
  'script',
  'unsafe-link',
  'internal-link',
  'unknown-element',
  'unreadable-part',
  'style',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];
