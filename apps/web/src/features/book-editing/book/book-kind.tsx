import type { BookRevision } from '@cae-map/contract/entities/books/book-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { newRecordId, type RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { readBookSections } from '../book-sections.ts';
import { createFieldLabelsSource } from '../field-labels-source.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { bookDraft, type BookField } from './book-draft.ts';
import { BookPages } from './book-pages.tsx';
import { checkBook } from './check-book.ts';

const { edit, list } = editorPaths('book');
const line = { kind: 'line' } as const;

const blankBook: BookRevision = {
  book_id: newRecordId,
  book_type: 'diary',
  book_title: '',
  book_title_en: '',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** Books, as the workbench edits them. */
const bookKind: RecordKind<BookRevision, BookField> = {
  entity: 'book',
  drafts: bookDraft,
  paths: { edit },
  readMessages(language) {
    const { bookEdit, bookFields, bookLists } = bookEditingMessages.read(language);
    return {
      ...bookEdit,
      editor: bookEdit.title,
      notFoundLinks: [{ to: list, label: bookLists.list.title }],
      help: bookFields.help,
      changes: bookLists.changes,
    };
  },
  readTitle: (book, language) => textIn(book, 'book_title', language),
  Order: ({ records, children }) => children(records),
  FieldLabelsSource: createFieldLabelsSource('book'),
  readSections: (language, current) => readBookSections('book', language, current),
  check: checkBook,
  form: [
    {
      id: 'book',
      items: [
        { field: 'book_title', control: line, language: 'ru', isRequired: true },
        { field: 'book_title_en', control: line, language: 'en', isRequired: true },
        { field: 'book_author', control: line, language: 'ru' },
        { field: 'book_author_en', control: line, language: 'en' },
        { field: 'book_type', control: line, isRequired: true },
      ],
    },
    {
      id: 'rights',
      items: [
        { field: 'book_rights', control: line, language: 'ru' },
        { field: 'book_rights_en', control: line, language: 'en' },
        { field: 'is_downloadable', control: { kind: 'check' } },
      ],
    },
  ],
  FormHead: BookPages,
  creation: {
    readNeighbour: () => null,
    create: () => blankBook,
    readTitle: (_books, _neighbour, language) => bookEditingMessages.read(language).bookCreation.title,
    readMessages(language) {
      const { bookCreation } = bookEditingMessages.read(language);
      return {
        title: bookCreation.title,
        create: bookCreation.create,
        created: bookCreation.created,
      };
    },
  },
  hasWholePages: true,
  list: {
    store: createListStore({}, 'order'),
    readMessages: (language) => bookEditingMessages.read(language).bookLists.list,
    openPath: paths.bookTable,
  },
  deleted: {
    entity: 'book',
    readMessages: (language) => bookEditingMessages.read(language).bookLists.deleted,
  },
};

/** The screens on which books are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const bookScreens = recordScreens(bookKind);
