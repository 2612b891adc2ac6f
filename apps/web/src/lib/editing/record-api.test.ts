import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { expect, test } from 'vitest';
import { fakeCalls } from '../../testing/data/fake-calls.ts';
import { imageRevision, placeRevision, textRevision } from '../../testing/editor.ts';
import { editedFields, toRecordBody } from './edited-fields.ts';
import { createRecordApi, readRecordId } from './record-api.ts';

test('createRecordApi makes the calls of the kind, with its key and the edited version', async () => {
  const { client, received } = fakeCalls({
    createPlace: () => placeRevision(),
    updatePlace: () => placeRevision(),
    deletePlace: () => null,
    restorePlace: () => placeRevision(),
  });
  const api = createRecordApi<object>(client, 'place');
  const stored = placeRevision({ place_id: 53 });
  await api.create(stored, { title_ru: 'Лех' });
  await api.replace(stored, { title_ru: 'Лех' }, 3);
  await api.remove(stored, 4);
  await api.restore(53);
  expect(received.map(({ name, parameters, options }) => [name, parameters, options])).toMatchObject([
    ['createPlace', {}, { body: { title_ru: 'Лех' } }],
    ['updatePlace', { place_id: 53 }, { body: { title_ru: 'Лех' }, version: 3 }],
    ['deletePlace', { place_id: 53 }, { version: 4 }],
    ['restorePlace', { place_id: 53 }, {}],
  ]);
});

test('createRecordApi puts the ids of the book and of the chapter into the address of a text', async () => {
  const stored = textRevision({ text_id: 7, chapter_id: 4, book_id: 2 });
  const { client, received } = fakeCalls({
    createText: () => stored,
    updateText: () => stored,
    deleteText: () => null,
    restoreText: () => stored,
    reorderTexts: () => [],
  });
  const api = createRecordApi<object>(client, 'text');
  await api.create(stored, { chapter_id: 4 });
  // The address is that of the stored text, also when it is moved to another chapter.
  await api.replace(stored, { chapter_id: 5 }, 3);
  await api.remove(stored, 4);
  await api.restore(7);
  await api.reorder([{ id: 7, field: 'text_seqid', number: 3 }], [stored]);
  expect(received.map(({ name, parameters }) => [name, parameters])).toEqual([
    ['createText', { book_id: 2, chapter_id: 4 }],
    ['updateText', { book_id: 2, chapter_id: 4, text_id: 7 }],
    ['deleteText', { book_id: 2, chapter_id: 4, text_id: 7 }],
    ['restoreText', { text_id: 7 }],
    ['reorderTexts', { book_id: 2 }],
  ]);
});

test('readRecordId reads the key of the kind', () => {
  expect(readRecordId('image', imageRevision({ image_id: 7 }))).toBe(7);
});

test('toRecordBody contains the fields that editors change, and null for an empty text that may be null', () => {
  const body = toRecordBody('place', placeRevision({ enddate: '', title_en: '' }), ['enddate']);
  expect(body).toMatchObject({ enddate: null, title_en: '' });
  for (const field of recordKinds.place.readOnlyFields) expect(body).not.toHaveProperty(field);
  expect(Object.keys(body).toSorted()).toEqual([...editedFields('place')].toSorted());
});

test('every kind that editors change has a call for each write', () => {
  for (const calls of Object.values(recordCalls))
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(['create', 'replace', 'delete', 'restore']));
});
