import { sharedReads, type Resource } from '../resource.ts';
import { bookKind } from './book-kind.ts';
import { chapterKind } from './chapter-kind.ts';
import { correctableTexts } from './correctable-texts.ts';
import { editedTextsRoutes } from './edited-routes.ts';
import { booksService } from './service.ts';
import { textKind } from './text-kind.ts';

export const books = {
  name: 'books',
  recordKinds: [bookKind, chapterKind, textKind],
  create: ({ orm }) => ({
    shared: sharedReads(booksService(orm), {
      listBooks: 'All books',
      listAllChapters: 'The chapters of all books',
      listChapters: 'The chapters of a book',
      listAllTextIds: 'The position of every text and the places it is about',
      listTextIds: 'The positions of the texts of a book',
      listAllTexts: 'The texts of all books or of some',
      listTexts: 'The texts of a chapter',
      getText: 'One text',
      listTextsByDate: 'The texts whose date range includes a day',
      listTextsByPlace: 'The texts about a place',
    }),
    guardedRoutes: editedTextsRoutes,
    correctable: { text: correctableTexts },
  }),
} satisfies Resource;
