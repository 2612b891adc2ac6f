import { expect, test } from 'vitest';
import { isFiltered, readFilter, writeFilter } from './row-filter.ts';

test('a filter of a URL is written as it was read', () => {
  const query = 'table=texts&status=missing&section=cae&book=1&chapter=4&since=1700000000000&q=Лех и';
  const filter = readFilter(new URLSearchParams(query));
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  expect(filter).toEqual({
    table: 'texts',
    status: 'missing',
    section: 'cae',
    bookId: 1,
    chapterId: 4,
    changedSince: 1_700_000_000_000,
    search: 'Лех и',
  });
});

test.each(['', 'table=people&status=done&section=x&book=-1&chapter=x&since='])(
  'a query without valid values filters nothing: %s',
  (query) => expect(isFiltered(readFilter(new URLSearchParams(query)))).toBe(false),
);
