import type { ApiClient } from '@cae-map/contract/api/client';
import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { groupByDayAndBook } from '@cae-map/expedition/sentences/synopsis/days-of-books';
import { compareTexts } from '@cae-map/expedition/texts/compare-texts';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';

/** The texts of all books about one day. */
export interface BookDay {
  /** By book, then by date and position; empty for a day without texts. */
  readonly books: readonly (readonly TextInContextRecord[])[];
  /** The nearest days with texts, `YYYY-MM-DD`; null before the first and after the last one. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The query of the texts of all books about a day, `YYYY-MM-DD`; embedded in its page. */
export function bookDayQuery(client: ApiClient, date: string) {
  return derivedQuery({
    name: 'book-day',
    parameters: { date },
    derive: async (read): Promise<BookDay> => {
      const [texts, textIds] = await Promise.all([
        read(callQuery(client, 'listTextsByDate', { date })),
        read(listQuery(client, 'listAllTextIds')),
      ]);
      const ofDay = texts.filter((text) => daysOfText(text).includes(date)).toSorted(compareTexts);
      const bookIds = [...new Set(ofDay.map(({ book_id }) => book_id))].toSorted((a, b) => a - b);
      const days = groupByDayAndBook(textIds.records).map((day) => day.date);
      return {
        books: bookIds.map((id) => ofDay.filter(({ book_id }) => book_id === id)),
        previous: days.findLast((day) => day < date) ?? null,
        next: days.find((day) => day > date) ?? null,
      };
    },
    embedded: true,
  });
}
