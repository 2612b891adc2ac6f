import type { FormerRecords, LastChange } from '@cae-map/contract/entities/record-state';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chapters, images, places, texts } from '../../database/schema.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
});
afterEach(() => app.close());

const deleted = { deleted_at: new Date('2026-11-02T10:00:00Z') };

async function listFormer(): Promise<FormerRecords> {
  return (await app.inject('/v1/former-records/')).json<FormerRecords>();
}

async function listChanges(entity: LastChange['entity']): Promise<LastChange[]> {
  const all = (await app.inject('/v1/last-changes/')).json<LastChange[]>();
  return all.filter((change) => change.entity === entity);
}

test('the former records are the deleted texts and images, without disabled images', async () => {
  const { orm } = app.database;
  const [first, second] = await orm.select().from(images).limit(2);
  const [text] = await orm.select().from(texts).limit(1);
  if (!first || !second || !text) throw new Error('the content is empty');
  expect(await listFormer()).toEqual({ texts: [], images: [] });
  await orm.update(images).set(deleted).where(eq(images.image_id, first.image_id));
  await orm
    .update(images)
    .set({ ...deleted, image_enabled: false })
    .where(eq(images.image_id, second.image_id));
  await orm.update(texts).set(deleted).where(eq(texts.text_id, text.text_id));
  app.lists.invalidate('images');
  expect(await listFormer()).toEqual({ texts: [text.text_id], images: [first.image_id] });
});

test('the texts of a deleted chapter are former records', async () => {
  const { orm } = app.database;
  const ofChapter = await orm.select().from(texts).where(eq(texts.chapter_id, 1));
  await orm.update(chapters).set(deleted).where(eq(chapters.chapter_id, 1));
  expect((await listFormer()).texts).toEqual(
    ofChapter.map(({ text_id }) => text_id).toSorted((a, b) => a - b),
  );
});

test('the last changes are days in UTC, without those of deleted records', async () => {
  const { orm } = app.database;
  await orm.update(places).set({ updated_at: new Date('2026-11-02T23:59:59Z') });
  await orm.update(places).set(deleted).where(eq(places.place_id, 53));
  const changes = await listChanges('place');
  expect(new Set(changes.map(({ changed_on }) => changed_on))).toEqual(new Set(['2026-11-02']));
  expect(changes.some(({ id }) => id === 53)).toBe(false);
  expect(changes.length).toBeGreaterThan(100);
});
