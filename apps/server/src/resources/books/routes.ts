import type { FastifyPluginAsync } from 'fastify';
import { recordRoute } from '../record-route.ts';
import type { booksService } from './service.ts';

interface BooksRoutesOptions {
  readonly service: ReturnType<typeof booksService>;
}

const tag = 'books';

export const booksRoutes: FastifyPluginAsync<BooksRoutesOptions> = async (app, { service }) => {
  recordRoute(app, 'listBooks', service.listBooks, { tag, summary: 'All books' });
  recordRoute(app, 'listAllChapters', service.listAllChapters, { tag, summary: 'The chapters of all books' });
  recordRoute(app, 'listChapters', service.listChapters, { tag, summary: 'The chapters of a book' });
  recordRoute(app, 'listAllTextIds', service.listAllTextIds, {
    tag,
    summary: 'The position of every text and the places it is about',
  });
  recordRoute(app, 'listTextIds', service.listTextIds, {
    tag,
    summary: 'The positions of the texts of a book',
  });
  recordRoute(app, 'listAllTexts', service.listAllTexts, {
    tag,
    summary: 'The texts of all books or of some',
  });
  recordRoute(app, 'listTexts', service.listTexts, { tag, summary: 'The texts of a chapter' });
  recordRoute(app, 'getText', service.getText, { tag, summary: 'One text' });
  recordRoute(app, 'listTextsByDate', service.listTextsByDate, {
    tag,
    summary: 'The texts whose date range includes a day',
  });
  recordRoute(app, 'listTextsByPlace', service.listTextsByPlace, {
    tag,
    summary: 'The texts about a place',
  });
};
