import { expect, test } from 'vitest';
import { initialState, readPaintingsState, writePaintingsState } from './painting-query.ts';

const query = 'q=гоби&stop=53&year=1925&museum=Museum+of+Art&group=museum';

test('the state of the catalogue is read from the query', () => {
  expect(readPaintingsState(new URLSearchParams(query))).toEqual({
    choice: { typed: 'гоби', stop: 53, year: 1925, museum: 'Museum of Art' },
    grouping: 'museum',
  });
  expect(readPaintingsState(new URLSearchParams('year=none&museum=none')).choice).toMatchObject({
    year: 'none',
    museum: 'none',
  });
});

test.each(['stop=x', 'stop=-1', 'year=19', 'group=title', 'museum='])(
  'the invalid query %s is ignored',
  (text) => {
    expect(readPaintingsState(new URLSearchParams(text))).toEqual(initialState);
  },
);

test('a written query contains the state without defaults and without the page, and keeps other parameters', () => {
  const state = readPaintingsState(new URLSearchParams(query));
  const written = writePaintingsState(state, new URLSearchParams('page=2&places=5,53&year=1924'));
  expect(readPaintingsState(written)).toEqual(state);
  expect(written.get('places')).toBe('5,53');
  expect(written.has('page')).toBe(false);
  expect(writePaintingsState(initialState, written).toString()).toBe('places=5%2C53');
});
