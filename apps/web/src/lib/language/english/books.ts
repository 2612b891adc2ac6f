import type { booksMessages as russian } from '../russian/books.ts';
import { plural } from '../plural.ts';
import { textForms } from './forms.ts';

/** English messages of the books. */
export const booksMessages: typeof russian = {
  books: {
    heading: 'Books',
    intro: 'Texts that belong to the map: every entry leads to its places, and every place to its entries.',
    chapters: 'Chapters',
    chapter: (number) => `Chapter ${number}`,
    texts: (count) => `${count} ${plural('en', count, textForms)}`,
    previousChapter: 'Previous chapter',
    nextChapter: 'Next chapter',
    allBooks: 'All books',
    onMap: 'On the map',
    empty: 'This chapter has no entries yet.',
    undated: 'undated',
    notFound: 'There is no such chapter',
    notFoundHint: 'It may have been moved. Open the list of books.',
  },
};
