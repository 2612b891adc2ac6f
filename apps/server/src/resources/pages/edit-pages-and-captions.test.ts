import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CaptionRevision } from '@cae-map/contract/entities/shipped/caption-editing';
import type { PageRevision } from '@cae-map/contract/entities/shipped/page-editing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportContent } from '../../content/export/export-content.ts';
import { parsePageFile, readShippedRecords } from '../../content/shipped/shipped-records.ts';
import { storeShippedRecords } from '../../content/shipped/store-shipped.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';

const { contentDir } = readSettings({});

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
});
afterAll(() => app.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const response = await app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

async function readPage(name: string): Promise<PageRevision> {
  const pages: PageRevision[] = (await send('GET', '/admin/pages/')).body;
  const page = pages.find(({ page_name }) => page_name === name);
  if (page === undefined) throw new Error(`there is no page ${name}`);
  return page;
}

test('visitors read a page and a caption after they are changed, and the files of the others are exported as shipped', async () => {
  expect([(await send('GET', '/pages/')).body, (await send('GET', '/captions/')).body]).toEqual([[], []]);
  const page = await readPage('about');
  const captions: CaptionRevision[] = (await send('GET', '/admin/captions/')).body;
  const caption = captions.find(({ slug }) => slug === 'leh');
  if (caption === undefined) throw new Error('the film has a chapter leh');

  const text = `${page.text_en}\n\n## Thanks\n\nTo **all** who wrote.`;
  const changedPage = await send('PUT', `/pages/${page.page_id}`, { ...page, text_en: text });
  const changedCaption = await send('PUT', `/captions/${caption.caption_id}`, {
    ...caption,
    caption_ru: 'Лето в Кашмире.',
  });

  expect([changedPage.status, changedCaption.status]).toEqual([200, 200]);
  expect((await send('GET', '/pages/')).body).toMatchObject([{ page_name: 'about', text_en: text }]);
  expect((await send('GET', '/captions/')).body).toMatchObject([
    { slug: 'leh', caption_ru: 'Лето в Кашмире.', caption_en: caption.caption_en },
  ]);
  const [change] = (await send('GET', `/admin/pages/${page.page_id}/changes/`)).body;
  expect(change).toMatchObject({ before: { text_en: page.text_en, version: 1 }, after: { text_en: text } });
  expect(Object.keys(change.before)).toEqual(['text_en', 'version']);

  const folder = temporaryFolder();
  const { changed } = await exportContent(app.database.orm, contentDir, folder);
  expect(changed).toEqual(['pages/about.en.md', 'voyage/voyage.json']);
  const read = (from: string, name: string) => readFileSync(path.join(from, name), 'utf8');
  expect(parsePageFile(read(folder, 'pages/about.en.md'))?.text).toBe(text);
  const film = read(contentDir, 'voyage/voyage.json');
  expect(read(folder, 'voyage/voyage.json')).toBe(
    film.replace(JSON.stringify(caption.caption_ru), JSON.stringify('Лето в Кашмире.')),
  );
});

test('a text that no editor has changed follows the next version of the product', async () => {
  const before = await readPage('guide');
  await send('PUT', `/pages/${before.page_id}`, { ...before, title_en: 'A guide' });
  const shipped = readShippedRecords(contentDir);
  const newer = shipped.pages.map((page) => ({
    ...page,
    texts: { ...page.texts, title_ru: 'Новый путеводитель', title_en: 'The new guide' },
  }));
  await storeShippedRecords(app.database.orm, { ...shipped, pages: newer });
  expect(await readPage('guide')).toMatchObject({ title_ru: 'Новый путеводитель', title_en: 'A guide' });
  await storeShippedRecords(app.database.orm, shipped);
  expect((await readPage('guide')).title_ru).toBe(before.title_ru);
});

test('a page keeps the headings that other pages link to', async () => {
  const page = await readPage('guide');
  const text_ru = page.text_ru.replace(/ \{#[a-z-]+\}/, '');
  const { status, body } = await send('PUT', `/pages/${page.page_id}`, { ...page, text_ru });
  expect([status, body.detail]).toEqual([422, expect.stringMatching(/^text_ru lacks the heading \{#/)]);
});

test('no page is added or deleted', async () => {
  const {
    page_id,
    page_name: _name,
    version,
    updated_at: _at,
    updated_by: _by,
    ...body
  } = await readPage('about');
  expect((await send('POST', '/pages/', body)).status).toBe(422);
  const deletion = await app.inject({
    method: 'DELETE',
    url: `/v1/pages/${page_id}`,
    headers: { ...headers, 'if-match': `"${version}"` },
  });
  expect([deletion.statusCode, (await readPage('about')).page_id]).toEqual([409, page_id]);
});
