import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { expect, test } from 'vitest';
import { orderAround } from './order-around.ts';

const chapter = (chapter_id: number, book_id: number, chapter_seqid: number) => ({
  chapter_id,
  book_id,
  chapter_seqid,
});

test('the order around a record has the records of its parent by position and id, and no others', () => {
  const chapters = [chapter(4, 1, 20), chapter(3, 1, 10), chapter(2, 1, 10), chapter(1, 2, 15)];
  expect(orderAround(chapters, 3, recordKinds.chapter)).toEqual([
    { id: 2, seqid: 10 },
    { id: 3, seqid: 10 },
    { id: 4, seqid: 20 },
  ]);
});

test('the order around a record of a kind without parents has all records', () => {
  const places = [
    { place_id: 1, seqid: 2 },
    { place_id: 2, seqid: 1 },
  ];
  expect(orderAround(places, 1, recordKinds.place).map(({ id }) => id)).toEqual([2, 1]);
});

test('the order around an unknown record is empty', () => {
  expect(orderAround([chapter(1, 1, 1)], 7, recordKinds.chapter)).toEqual([]);
});
