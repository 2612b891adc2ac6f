import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatabaseConnection, Orm } from '../../database/connection.ts';
import { books, changes, chapters, images, places, textPlaces } from '../../database/schema.ts';
import { chapterKind } from '../../resources/books/chapter-kind.ts';
import { textKind } from '../../resources/books/text-kind.ts';
import { imageKind } from '../../resources/images/record/image-kind.ts';
import { placeKind } from '../../resources/places/place-kind.ts';
import type { PlaceRow } from '../../resources/places/presenter.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, anImage, aPlace } from '../../testing/records.ts';
import { findRecord, lockDeletedRecord } from './find-records.ts';
import { advanceSequences, readNextId } from './id-sequences.ts';
import type { ChangedRecord } from './record-kind.ts';
import { deleteRecord, insertRecord, restoreRecord, updateRecord } from './write-records.ts';

const { place_id: _id, ...newPlace } = aPlace({ seqid: 10 });

describe.each(databaseKinds)('a write of a record with the %s database', (databaseKind) => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase(databaseKind);
  });
  afterAll(() => database.close());

  const historyOf = async (entityId: number) =>
    await database.orm
      .select()
      .from(changes)
      .where(eq(changes.entity_id, entityId))
      .orderBy(asc(changes.change_id));

  test('of each action increases the version, and records the states before and after it', async () => {
    const writing = { transaction: database.orm, editorId: null };
    const added = await insertRecord(writing, placeKind, newPlace);
    const id = added.place_id;
    const changed = await updateRecord(writing, placeKind, added, { title_en: 'The camp', minzoom: 7 });
    await deleteRecord(writing, placeKind, changed);
    const deleted = await lockDeletedRecord(database.orm, placeKind, id);
    if (deleted === undefined) throw new Error('the place was deleted');
    const restored = await restoreRecord(writing, placeKind, deleted);

    expect([added, changed, deleted, restored].map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(await historyOf(id)).toMatchObject([
      { action: 'create', before: null, after: { place_id: id, title_en: 'Camp', version: 1 } },
      {
        action: 'update',
        before: { title_en: 'Camp', version: 1 },
        after: { title_en: 'The camp', version: 2 },
      },
      { action: 'delete', before: { place_id: id, title_en: 'The camp', version: 2 }, after: null },
      { action: 'restore', before: null, after: { place_id: id, title_en: 'The camp', version: 4 } },
    ]);
    expect((await historyOf(id))[1]?.after).toEqual({ title_en: 'The camp', version: 2 });
  });

  test('takes the steps of its kind after the history, with the fields that have changed', async () => {
    const writing = { transaction: database.orm, editorId: null };
    const step = vi.fn(async (_transaction: Orm, { id, action }: ChangedRecord<PlaceRow>) => {
      expect((await historyOf(id)).at(-1)?.action).toBe(action);
    });
    const kind = { ...placeKind, steps: [step] };
    const added = await insertRecord(writing, kind, newPlace);
    const changed = await updateRecord(writing, kind, added, {
      title_en: 'The camp',
      minzoom: added.minzoom,
    });
    await updateRecord(writing, kind, changed, { title_en: 'The camp' });
    await deleteRecord(writing, kind, changed);

    const steps = step.mock.calls.map(([transaction, { action, before, after, changedFields }]) => ({
      isOfTransaction: transaction === database.orm,
      titles: [before?.title_en, after?.title_en],
      action,
      changesTitle: changedFields.has('title_en'),
      changesZoom: changedFields.has('minzoom'),
    }));
    expect(steps).toEqual([
      {
        isOfTransaction: true,
        action: 'create',
        titles: [undefined, 'Camp'],
        changesTitle: true,
        changesZoom: true,
      },
      {
        isOfTransaction: true,
        action: 'update',
        titles: ['Camp', 'The camp'],
        changesTitle: true,
        changesZoom: false,
      },
      {
        isOfTransaction: true,
        action: 'delete',
        titles: ['The camp', undefined],
        changesTitle: false,
        changesZoom: false,
      },
    ]);
  });

  test('whose step fails is rolled back with its history', async () => {
    const kind = { ...placeKind, steps: [() => Promise.reject(new Error('the step failed'))] };
    const before = await database.orm.$count(changes);
    const count = await database.orm.$count(places);
    const write = database.orm.transaction((transaction) =>
      insertRecord({ transaction, editorId: null }, kind, newPlace),
    );

    await expect(write).rejects.toThrow('the step failed');
    expect(await database.orm.$count(changes)).toBe(before);
    expect(await database.orm.$count(places)).toBe(count);
  });

  test('that adds an image puts it after the last one of all and of its place, unless it names a position', async () => {
    const writing = { transaction: database.orm, editorId: null };
    const place = await insertRecord(writing, placeKind, newPlace);
    await database.orm
      .insert(images)
      .values([
        anImage({ place_id: place.place_id, seqid: 500_000, image_seqid: 7 }),
        anImage({ place_id: null, seqid: 500_001, image_seqid: 9, deleted_at: new Date() }),
      ]);
    const values = { image_type: 'photo', visibility_level: 'high' } as const;
    const add = async (fields: object) => {
      const { seqid, image_seqid } = await insertRecord(writing, imageKind, { ...values, ...fields });
      return [seqid, image_seqid];
    };

    expect(await add({ place_id: place.place_id })).toEqual([500_002, 8]);
    expect(await add({ place_id: null })).toEqual([500_003, 10]);
    expect(await add({ place_id: place.place_id, seqid: 3, image_seqid: 4 })).toEqual([3, 4]);
  });

  test('with an id names it, and the next id of the sequence is after it when the sequence is advanced', async () => {
    const writing = { transaction: database.orm, editorId: null };
    const next = await readNextId(database.orm, placeKind);
    expect(await readNextId(database.orm, placeKind)).toBe(next);
    await insertRecord(writing, placeKind, newPlace, next + 5000);
    await advanceSequences(database.orm, [placeKind]);

    expect(await readNextId(database.orm, placeKind)).toBe(next + 5001);
    expect((await insertRecord(writing, placeKind, newPlace)).place_id).toBe(next + 5001);
    expect(await readNextId(database.orm, placeKind)).toBe(next + 5002);
  });

  describe('of a text', () => {
    let chapterId: number;
    beforeEach(async () => {
      const { book, chapter } = aBook();
      await database.orm.insert(books).values(book);
      await database.orm.insert(chapters).values(chapter);
      chapterId = chapter.chapter_id;
    });
    const content = (placeId: number) => `<p data-text4placeid="${placeId}">The camp</p>`;
    const placesOf = async (textId: number) =>
      await database.orm.select().from(textPlaces).where(eq(textPlaces.text_id, textId));

    test('updates the places that the text is about when its HTML has changed', async () => {
      const writing = { transaction: database.orm, editorId: null };
      const added = await insertRecord(writing, textKind, {
        chapter_id: chapterId,
        text_content: content(53),
      });
      const id = added.text_id;
      expect(await placesOf(id)).toEqual([{ text_id: id, place_id: 53, position: 1 }]);

      const changed = await updateRecord(writing, textKind, added, { text_content_en: content(54) });
      expect((await placesOf(id)).map(({ place_id }) => place_id)).toEqual([53, 54]);

      await database.orm.delete(textPlaces).where(eq(textPlaces.text_id, id));
      await updateRecord(writing, textKind, changed, { text_onplace: 'Лех' });
      expect(await placesOf(id)).toEqual([]);
    });

    test('that is added puts it at the end of its chapter, and a chapter at the end of its book', async () => {
      const writing = { transaction: database.orm, editorId: null };
      const add = async () => (await insertRecord(writing, textKind, { chapter_id: chapterId })).text_seqid;
      expect([await add(), await add()]).toEqual([1, 2]);

      const first = await findRecord(database.orm, chapterKind, chapterId);
      const second = await insertRecord(writing, chapterKind, { book_id: first?.book_id ?? 0 });
      expect([first?.chapter_seqid, second.chapter_seqid]).toEqual([1, 2]);
    });
  });
});
