import { sharedReads, type Resource } from '../resource.ts';
import { bookKind } from './book-kind.ts';
import { chapterKind } from './chapter-kind.ts';
import { correctableTexts } from './correctable-texts.ts';
import { editedBooksRoutes } from './edited-routes.ts';
import { downloadRoutes } from './files/download-routes.ts';
import { createBookWriter } from './files/write-book.ts';
import { booksService } from './service.ts';
import { textKind } from './text-kind.ts';

export const books = {
  name: 'books',
  recordKinds: [bookKind, chapterKind, textKind],
  create({ orm, bookFiles, calls, settings: { publicUrl } }) {
    const writer = createBookWriter({ orm, bookFiles, calls, publicUrl });
    return {
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
      routes: (app) => downloadRoutes(app, { writer }),
      guardedRoutes: (app) => editedBooksRoutes(app, { bookFiles, writer }),
      correctable: { text: correctableTexts },
    };
  },
} satisfies Resource;
