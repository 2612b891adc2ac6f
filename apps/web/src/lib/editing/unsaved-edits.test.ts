// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import type { createDraftStore } from './create-draft-store.ts';
import type * as UnsavedEdits from './unsaved-edits.ts';

useIndexedDb();

const owner = { userId: 7, entity: 'image', id: 53 };
const reason = 'no connection';

/** The module as a page that was loaded again has it. */
async function reload(): Promise<typeof UnsavedEdits> {
  vi.resetModules();
  return await import('./unsaved-edits.ts');
}

let page: typeof UnsavedEdits;
beforeEach(async () => {
  page = await reload();
});

const stored = () => vi.waitFor(async () => expect(await page.listUnsavedEdits(7, 'image')).toEqual([53]));

test('values that could not be saved outlast the page, until they are removed', async () => {
  page.keepUnsavedEdit(owner, { fields: { title_en: 'Hemis' }, reason });
  page.keepUnsavedEdit(owner, { fields: { title_ru: 'Хемис' }, reason });
  await stored();
  page = await reload();
  const fields = { title_en: 'Hemis', title_ru: 'Хемис' };
  expect(await page.readUnsavedEdit(owner)).toEqual({ fields, reason });
  page.removeUnsavedEdit(owner, ['title_en', 'title_ru']);
  await vi.waitFor(async () => expect(await page.listUnsavedEdits(7, 'image')).toEqual([]));
  page = await reload();
  expect(await page.readUnsavedEdit(owner)).toBeNull();
});

test('values of an earlier page do not replace those that were kept since', async () => {
  page.keepUnsavedEdit(owner, { fields: { title_en: 'Old', title_ru: 'Хемис' }, reason });
  await stored();
  page = await reload();
  page.keepUnsavedEdit(owner, { fields: { title_en: 'New' }, reason });
  expect((await page.readUnsavedEdit(owner))?.fields).toMatchObject({ title_en: 'New' });
});

test('values are listed for the person who typed them only', async () => {
  page.keepUnsavedEdit(owner, { fields: { title_en: 'Hemis' }, reason });
  await stored();
  expect(await page.listUnsavedEdits(8, 'image')).toEqual([]);
  expect(await page.listUnsavedEdits(7, 'place')).toEqual([]);
});

test('the form of the record takes the values into its draft', async () => {
  const { keepUnsavedEdit, readUnsavedEdit } = await import('./unsaved-edits.ts');
  const { createDraftStore: create } = await import('./create-draft-store.ts');
  keepUnsavedEdit(owner, { fields: { title_en: 'Hemis' }, reason });
  const drafts: ReturnType<typeof createDraftStore<{ version: number; title_en: string }, 'title_en'>> =
    create({ entity: 'image', readId: () => 53 });
  await drafts.start({ version: 3, title_en: '' }, 7);
  expect(drafts.store.getState().draft?.changes).toEqual({ title_en: 'Hemis' });
  expect(drafts.store.getState().restoredAt).not.toBeNull();
  expect(await readUnsavedEdit(owner)).toBeNull();
  drafts.stop();
});
