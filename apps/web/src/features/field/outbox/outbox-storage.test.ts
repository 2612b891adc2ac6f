import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import type { NoteContent, NotePhotograph } from './note.ts';
import {
  addNote,
  applyToNote,
  changeNote,
  findNote,
  readNotes,
  readPhotograph,
  removeNote,
} from './outbox-storage.ts';

useIndexedDb();

const content: NoteContent = {
  placeId: 53,
  placeTitle: 'Leh',
  lang: 'en',
  remark: 'The hut is north of the track.',
  creditName: '',
  contact: '',
  observation: { seen_at: '2026-07-01T08:30:00.000Z', is_task_done: false, position: null, bearing: null },
};
const photograph: NotePhotograph = { bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/jpeg' };
const id = 'a'.repeat(32);

/** The note whose request has been made and has not been answered. */
async function loseResponse(): Promise<void> {
  await applyToNote(id, { kind: 'taken' });
  await applyToNote(id, { kind: 'requested' });
  await applyToNote(id, { kind: 'lost', at: 0 });
}

test('a kept note is read again with its photograph', async () => {
  await addNote(id, content, photograph, 1000);
  expect(await readNotes()).toMatchObject({ notes: [{ id, state: 'waiting', ...content }], unreadable: 0 });
  expect(await readPhotograph(id)).toEqual(photograph);
});

test('a note whose photograph does not fit on the device is not stored at all, and the reason is full', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    note: unknown,
  ) {
    const request = this.add(note, id);
    full.mockImplementationOnce(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    return request;
  });
  await expect(addNote(id, content, photograph, 1000)).rejects.toMatchObject({ problem: 'full' });
  full.mockRestore();
  expect((await readNotes()).notes).toEqual([]);
});

test('a waiting note can be changed and removed', async () => {
  await addNote(id, content, photograph, 1000);
  await changeNote(id, { ...content, remark: 'South of it.' }, null);
  expect(await findNote(id)).toMatchObject({ remark: 'South of it.', hasPhotograph: false });
  expect(await readPhotograph(id)).toBeUndefined();
  await removeNote(id);
  expect((await readNotes()).notes).toEqual([]);
});

test('a note that the server may have without the device knowing can be neither changed nor removed', async () => {
  await addNote(id, content, null, 1000);
  await loseResponse();
  await expect(changeNote(id, { ...content, remark: 'Other.' }, undefined)).rejects.toMatchObject({
    problem: 'sent',
  });
  await expect(removeNote(id)).rejects.toMatchObject({ problem: 'sent' });
  expect(await findNote(id)).toMatchObject({ state: 'waiting', remark: content.remark });
});

test('a decision removes the photograph of a sent note from the device and keeps the note', async () => {
  await addNote(id, content, photograph, 1000);
  await applyToNote(id, { kind: 'taken' });
  await applyToNote(id, { kind: 'stored', at: 2000 });
  expect(await readPhotograph(id)).toBeDefined();
  await applyToNote(id, { kind: 'decided', state: 'accepted', at: 3000, imageId: 7 });
  expect(await readPhotograph(id)).toBeUndefined();
  expect(await findNote(id)).toMatchObject({ state: 'accepted', imageId: 7 });
});

test('a damaged note is counted and stays stored, and the others are read', async () => {
  await addNote(id, content, null, 1000);
  const database = await openDB('cae-map-outbox');
  await database.put('notes', { state: 'waiting', remark: 5 }, 'damaged');
  database.close();
  expect(await readNotes()).toMatchObject({ notes: [{ id }], unreadable: 1 });
});

test('an event about a note that was removed changes nothing', async () => {
  expect(await applyToNote(id, { kind: 'taken' })).toBeNull();
  expect((await readNotes()).notes).toEqual([]);
});
