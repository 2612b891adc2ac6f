import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { CallHandlers } from '../calls.ts';
import {
  presentBook,
  presentChapter,
  presentText,
  presentTextId,
  presentTextInContext,
} from './presenter.ts';
import {
  findBook,
  findBooks,
  findChapter,
  findChapters,
  findText,
  findTextIds,
  findTexts,
  findTextsByDate,
  findTextsByPlace,
  findTextsOfChapter,
} from './repository.ts';

/** The endpoints of books, chapters and texts. */
export function booksService(orm: Orm): BooksCalls {
  return {
    listBooks: async () => (await findBooks(orm)).map(presentBook),
    listAllChapters: async () => (await findChapters(orm)).map(presentChapter),
    async listChapters({ book_id: bookId }) {
      requireRow(await findBook(orm, bookId), `There is no book ${bookId}.`);
      return (await findChapters(orm, bookId)).map(presentChapter);
    },
    listAllTextIds: async () => (await findTextIds(orm)).map(presentTextId),
    async listTextIds({ book_id: bookId }) {
      requireRow(await findBook(orm, bookId), `There is no book ${bookId}.`);
      return (await findTextIds(orm, bookId)).map(presentTextId);
    },
    async listAllTexts({ book_ids: bookIds }) {
      // Unknown ids are rejected, because otherwise the same texts could be cached under any number of keys.
      if (bookIds) {
        const known = new Set((await findBooks(orm)).map((book) => book.book_id));
        const unknown = bookIds.filter((id) => !known.has(id));
        if (unknown.length > 0)
          throw new RequestError('not_found', `There is no book ${unknown.join(', ')}.`);
      }
      return (await findTexts(orm, bookIds)).map(presentText);
    },
    async listTexts({ book_id: bookId, chapter_id: chapterId }) {
      requireRow(
        await findChapter(orm, bookId, chapterId),
        `There is no chapter ${chapterId} in book ${bookId}.`,
      );
      return (await findTextsOfChapter(orm, chapterId)).map(presentText);
    },
    getText: async ({ text_id: textId }) =>
      presentText(requireRow(await findText(orm, textId), `There is no text ${textId}.`)),
    listTextsByDate: async ({ date }) => (await findTextsByDate(orm, date)).map(presentTextInContext),
    listTextsByPlace: async ({ placeId, lang }) =>
      (await findTextsByPlace(orm, placeId, lang)).map(presentTextInContext),
  };
}

type BooksCalls = CallHandlers<
  | 'listBooks'
  | 'listAllChapters'
  | 'listChapters'
  | 'listAllTextIds'
  | 'listTextIds'
  | 'listAllTexts'
  | 'listTexts'
  | 'getText'
  | 'listTextsByDate'
  | 'listTextsByPlace'
>;

function requireRow<Row>(row: Row | undefined, detail: string): Row {
  if (row === undefined) throw new RequestError('not_found', detail);
  return row;
}
