import { kindMessages } from './kind-en.ts';

/** English messages about the works of the bibliography. */
export const work = kindMessages({
  editor: 'Edit source',
  intro: 'The author, title and publication in both languages.',
  newTitle: 'New source',
  create: 'Add the source',
  list: 'Sources',
  listIntro: 'The books, articles, archives and maps that dates and entries rest on.',
  add: 'New source',
  search: 'Author, title or name in the address',
  changes: 'Changes of sources',
  deleted: 'Deleted sources',
  required: 'The record cannot be saved without this field.',
  sections: { work: 'Work', publication: 'Publication', note: 'Note' },
  names: {
    title_ru: 'Title in Russian',
    title_en: 'Title in English',
    author_ru: 'Author in Russian',
    author_en: 'Author in English',
    work_id: 'Name in the address of the page',
    kind: 'Kind',
    year: 'Year of the first publication',
    publication_ru: 'Publication in Russian',
    publication_en: 'Publication in English',
    url: 'Where it can be read',
    note_ru: 'Note in Russian',
    note_en: 'Note in English',
  },
  help: {
    title_ru: 'The title of the original if there is no translation.',
    work_id:
      'Latin letters and hyphens, such as trails-to-inmost-asia. It does not change later: records refer to it.',
    url: 'A complete address that begins with https://',
    note_ru: 'What the work is for this journey, one sentence.',
    note_en: 'What the work is for this journey, one sentence.',
  },
});
