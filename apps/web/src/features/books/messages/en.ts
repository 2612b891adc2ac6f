import { plural } from '../../../lib/language/plural.ts';
import { textForms } from '../../../lib/language/english/forms.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
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
