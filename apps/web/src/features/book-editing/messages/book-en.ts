import type { books as russian } from './book-ru.ts';

const countBooks = (count: number): string => `${count} ${count === 1 ? 'book' : 'books'}`;

/** English messages about books. */
export const books: typeof russian = {
  bookEdit: {
    title: 'Edit book',
    intro: 'The title and the author of the book in both languages.',
    documentTitle: (title) => `Edit: ${title}`,
    notFound: 'There is no such book',
    notFoundHint: 'It may have been deleted. Deleted books can be restored.',
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this book open.`,
      otherWindow: 'You have this book open in another window too.',
      closed: 'This book is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring books',
    previous: 'Previous book',
    next: 'Next book',
    sections: { book: 'Book', rights: 'Rights' },
    problems: { required: 'A book needs a title.', tooLong: 'Too long.' },
    saved: (title) => `“${title}” is saved`,
    updateErrorTitle: 'Error while saving the book',
    updateError: (title, reason) => `“${title}”: ${reason}`,
    table: 'Chapters and entries',
  },
  bookCreation: {
    title: 'New book',
    create: 'Add the book',
    created: (title) => `“${title}” is added`,
  },
  bookFields: {
    names: {
      book_title: 'Title in Russian',
      book_title_en: 'Title in English',
      book_author: 'Author in Russian',
      book_author_en: 'Author in English',
      book_type: 'Kind of book',
      book_rights: 'Rights in Russian',
      book_rights_en: 'Rights in English',
      is_downloadable: 'Readers can download the book as a file',
    },
    help: {
      book_type: 'One word in Latin letters, such as diary or chronicle.',
      book_rights:
        'Whose text it is and on what terms, for example “The text is in the public domain”. Shown below the book and in its files.',
      is_downloadable: 'Only where the rights allow the text to be passed on.',
    },
  },
  bookLists: {
    list: {
      title: 'Books',
      intro: 'The books that readers see.',
      add: 'New book',
      grid: 'Books; arrows move, Space selects, Enter opens the chapters and entries',
      actions: {
        moved: (count) => `${countBooks(count)} moved`,
        removed: (count) => `${countBooks(count)} deleted`,
        partlyFailed: (failed, reason) => `${countBooks(failed)} not deleted: ${reason}`,
        orderErrorTitle: 'Error while changing the order of books',
        removeErrorTitle: 'Error while deleting a book',
        changedElsewhere: 'another editor has changed the book in the meantime',
      },
    },
    changes: {
      title: 'Changes of books',
      intro: 'Who has changed what in the titles and authors of the books.',
      restore: 'Restore',
      restored: (title) => `“${title}” is restored`,
      deletedRecord: (id) => `book no. ${id}`,
    },
    deleted: {
      title: 'Deleted books',
      hint: 'The chapters and entries of a book return with it.',
      none: 'No books have been deleted.',
    },
  },
};
