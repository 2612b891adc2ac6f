import { plural } from '../../../lib/language/plural.ts';
import { textForms } from '../../../lib/language/english/forms.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  books: {
    heading: 'Books',
    intro: 'Texts linked to the map: every entry opens its places, and every place its entries.',
    paintings: 'Catalogue of the paintings',
    sources: 'Sources',
    people: 'People of the expedition',
    chapters: 'Chapters',
    chapter: (number) => `Chapter ${number}`,
    texts: (count) => `${count} ${plural('en', count, textForms)}`,
    previousChapter: 'Previous chapter',
    nextChapter: 'Next chapter',
    allBooks: 'All books',
    onMap: 'On the map',
    empty: 'This chapter has no entries yet.',
    undated: 'undated',
    notFound: 'Chapter not found',
    notFoundHint: 'It may have been moved. See the list of books.',
  },
};
