import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  books,
  changes,
  chapters,
  images,
  places,
  texts,
  translationLeases,
  translations,
} from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, anImage, aPlace, aText } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

describe.each(databaseKinds)('translations with the %s database', (kind) => {
  let app: FastifyInstance;
  let admin: Headers;
  let translator: Headers;
  let user: Headers;
  let textId: number;
  let placeId: number;

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    admin = (await signIn(app, await addUser(app, { role: 'admin', full_name: 'Лия' }))).headers;
    translator = (await signIn(app, await addUser(app, { role: 'translator', full_name: 'Anna' }))).headers;
    user = (await signIn(app, await addUser(app, { role: 'user', full_name: 'Boris' }))).headers;
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    const { orm } = app.database;
    for (const table of [translationLeases, translations, changes, texts, chapters, books, images, places])
      await orm.delete(table);
    const { book, chapter } = aBook();
    const text = aText(chapter.chapter_id, {
      text_content: '<p>Караван вышел.</p>',
      text_content_en: '<p>The caravan left.</p>',
      text_onplace: 'Лех',
    });
    const place = aPlace({ title_ru: 'Лех', title_en: 'Leh' });
    await orm.insert(books).values(book);
    await orm.insert(chapters).values(chapter);
    await orm.insert(texts).values(text);
    await orm.insert(places).values(place);
    app.lists.invalidate('texts', 'places', 'translations');
    textId = text.text_id;
    placeId = place.place_id;
  });

  const call = (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    headers: Headers,
    payload?: object,
  ) => app.inject({ method, url: `/v1/translations${path}`, headers, ...(payload ? { payload } : {}) });
  const list = async (query = '') => (await call('GET', `/${query}`, user)).json<TranslationDetail[]>();
  const detail = async (field = 'content', headers = translator) => {
    const all = (await call('GET', `/texts/${textId}`, headers)).json<TranslationDetail[]>();
    const found = all.find((each) => each.field === field);
    if (found === undefined) throw new Error('the field is listed');
    return found;
  };
  const save = async (
    value: string,
    headers: Headers,
    { approve = false, field = 'content', seen = {} } = {},
  ) => {
    const { source, target } = await detail(field);
    return await call('PUT', `/texts/${textId}/${field}/en`, headers, {
      value,
      seen: { source, target, ...seen },
      approve,
    });
  };
  /** Saves the text as an editor does, with some fields changed. */
  const editText = async (fields: object) => {
    const text = (await app.inject({ url: `/v1/admin/texts/${textId}`, headers: admin })).json();
    const { book_id: book, chapter_id: chapter, version } = text;
    const response = await app.inject({
      method: 'PUT',
      url: `/v1/api/books/${book}/chapters/${chapter}/texts/${textId}`,
      headers: { ...admin, 'if-match': `"${version}"` },
      payload: { ...text, ...fields },
    });
    expect(response.statusCode).toBe(200);
  };
  const publishedText = async () =>
    (await app.inject(`/v1/api/books/text/${textId}`)).json<{ text_content_en: string }>().text_content_en;

  test('a field without a stored state is translated if the translation is not empty, else missing', async () => {
    const states = await list('?source_table=texts');
    expect(states.map(({ id, field, status }) => [id, field, status])).toEqual([
      [null, 'content', 'translated'],
      [null, 'onplace', 'missing'],
    ]);
  });

  test('the list has the fields of all five tables, and filters by table and status', async () => {
    await app.database.orm.insert(images).values(anImage({ title_ru: 'Перевал' }));
    const tables = new Set((await list()).map((state) => state.source_table));
    expect([...tables].toSorted()).toEqual(['books', 'chapters', 'images', 'places', 'texts']);
    const missing = await list('?status=missing');
    expect(new Set(missing.map(({ status }) => status))).toEqual(new Set(['missing']));
    expect(missing.some((state) => state.source_table === 'images')).toBe(true);
  });

  test('an approved translation is completed with the name of the approver and the time', async () => {
    const response = await save('<p>The caravan set out.</p>', translator, { approve: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'completed',
      target: '<p>The caravan set out.</p>',
      translated_by: 'Anna',
      approved_by: 'Anna',
      approved_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await publishedText()).toBe('<p>The caravan set out.</p>');
  });

  test('a change of the source makes an approved translation outdated in the same transaction, and the difference shows it [TRN-4]', async () => {
    const { id } = (await save('<p>The caravan set out.</p>', translator, { approve: true })).json();
    await editText({ text_content: '<p>Караван вышел рано.</p>' });
    expect(await detail()).toMatchObject({ status: 'needs_update', approved_by: null });
    const difference = (await call('GET', `/${id}/diff`, user)).json();
    expect(difference).toMatchObject({
      id,
      status: 'needs_update',
      before: '<p>Караван вышел.</p>',
      after: '<p>Караван вышел рано.</p>',
    });
    const added = difference.segments.filter(({ kind: of }: { kind: string }) => of === 'added');
    expect(added.map(({ text }: { text: string }) => text.trim()).join('')).toBe('рано');
    const outdated = (await app.inject('/v1/translations/outdated')).json();
    expect(outdated).toEqual([
      { source_table: 'texts', source_id: textId, field: 'content', language: 'en' },
    ]);
    expect((await call('PUT', `/${id}/approve`, translator)).json()).toMatchObject({ status: 'completed' });
    expect((await app.inject('/v1/translations/outdated')).json()).toEqual([]);
  });

  test('an approval ends when the translation is edited in the form of the record', async () => {
    await save('<p>The caravan set out.</p>', translator, { approve: true });
    await editText({ text_content_en: '<p>They left.</p>' });
    expect(await detail()).toMatchObject({
      status: 'translated',
      approved_by: null,
      target: '<p>They left.</p>',
    });
  });

  test('a user who may not approve suggests a translation, which readers do not see before it is accepted', async () => {
    const response = await save('<p>The caravan departed.</p>', user);
    expect(response.json()).toMatchObject({
      status: 'needs_review',
      target: '<p>The caravan left.</p>',
      suggestion: { value: '<p>The caravan departed.</p>', author: 'Boris', is_own: true, state: 'open' },
    });
    expect(await publishedText()).toBe('<p>The caravan left.</p>');
    const [open] = (await call('GET', '/suggestions?whose=open', translator)).json();
    const decided = await app.inject({
      method: 'PUT',
      url: `/v1/translations/suggestions/${open.suggestion_id}/decision`,
      headers: { ...translator, 'if-match': `"${open.version}"` },
      payload: { decision: 'accept', value: '<p>The caravan departed early.</p>', note: 'Thank you.' },
    });
    expect(decided.json()).toMatchObject({
      status: 'completed',
      target: '<p>The caravan departed early.</p>',
      translated_by: 'Boris',
      approved_by: 'Anna',
      suggestion: null,
    });
    expect(await publishedText()).toBe('<p>The caravan departed early.</p>');
    expect((await call('GET', '/suggestions', user)).json()).toMatchObject([
      {
        state: 'amended',
        note: 'Thank you.',
        decided_by: 'Anna',
        applied: '<p>The caravan departed early.</p>',
      },
    ]);
  });

  test('a declined suggestion leaves the translation and its status as they were', async () => {
    await save('<p>Wrong.</p>', user);
    const [open] = (await call('GET', '/suggestions?whose=open', translator)).json();
    const headers = { ...translator, 'if-match': `"${open.version}"` };
    const url = `/v1/translations/suggestions/${open.suggestion_id}/decision`;
    const payload = { decision: 'decline', note: 'The caravan left.' };
    expect((await app.inject({ method: 'PUT', url, headers, payload })).json()).toMatchObject({
      status: 'translated',
      suggestion: null,
    });
    const again = await app.inject({
      method: 'PUT',
      url,
      headers: { ...translator, 'if-match': `"${open.version + 1}"` },
      payload,
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_decided']);
  });

  test('the author withdraws a suggestion, and another user cannot', async () => {
    await save('<p>Wrong.</p>', user);
    const [own] = (await call('GET', '/suggestions', user)).json();
    const path = `/suggestions/${own.suggestion_id}`;
    expect((await call('DELETE', path, translator)).statusCode).toBe(403);
    expect((await call('DELETE', path, user)).statusCode).toBe(204);
    expect(await detail()).toMatchObject({ status: 'translated', has_suggestion: false });
  });

  test('a user who may not approve is refused to approve, to set a status and to synchronise', async () => {
    const { id } = (await save('<p>The caravan set out.</p>', translator)).json();
    const refused = [
      await save('<p>Mine.</p>', user, { approve: true }),
      await call('PUT', `/${id}/approve`, user),
      await call('PUT', `/${id}/status?status=completed`, user),
      await call('POST', `/sync/texts/${textId}`, user),
      await call('GET', '/suggestions?whose=open', user),
    ];
    expect(refused.map((response) => response.statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('a translation is not saved over texts that have changed since the translator has seen them', async () => {
    await save('<p>The first.</p>', admin);
    const response = await save('<p>The second.</p>', translator, {
      seen: { target: '<p>The caravan left.</p>' },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'version_conflict',
      versions: { record: { target: '<p>The first.</p>' } },
    });
    expect((await detail()).target).toBe('<p>The first.</p>');
  });

  test('the source of a translation is not changed by its translation', async () => {
    const response = await save('<p>Only.</p>', translator);
    expect(response.json()).toMatchObject({ source: '<p>Караван вышел.</p>', target: '<p>Only.</p>' });
  });

  test('a status that the texts do not permit is refused with the reason', async () => {
    await call('POST', `/sync/texts/${textId}`, translator);
    const { id } = await detail('onplace');
    const refused = await call('PUT', `/${id}/status?status=completed`, translator);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'There is no translation: write one first.',
    ]);
    const set = await call('PUT', `/${id}/status?status=not_translated`, translator);
    expect(set.json()).toMatchObject({ status: 'not_translated' });
    expect((await call('PUT', `/${id}/status?status=done`, translator)).statusCode).toBe(422);
  });

  test('synchronising a record stores the states of its fields and marks a source that has changed without an event', async () => {
    const first = (await call('POST', `/sync/texts/${textId}`, translator)).json<TranslationDetail[]>();
    expect(first.map(({ id, status }) => [typeof id, status])).toEqual([
      ['number', 'translated'],
      ['number', 'missing'],
      ['object', 'missing'],
    ]);
    const { orm } = app.database;
    await orm.update(texts).set({ text_content: '<p>Иначе.</p>' }).where(eq(texts.text_id, textId));
    const second = (await call('POST', `/sync/texts/${textId}`, translator)).json<TranslationDetail[]>();
    expect(second[0]).toMatchObject({ status: 'needs_update', translated_source: '<p>Караван вышел.</p>' });
  });

  test('a field that another user has leased cannot be saved, and is given back by releasing it', async () => {
    const reference = { source_table: 'texts', source_id: textId, field: 'content', language: 'en' };
    const leased = await call('POST', '/leases', user, { candidates: [{ reference }] });
    expect(leased.json()).toMatchObject({
      translation: { ...reference, target: '<p>The caravan left.</p>' },
    });
    const refused = await save('<p>Mine.</p>', translator);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'field_leased']);
    expect((await call('GET', '/leases', translator)).json()).toMatchObject([
      { ...reference, user: 'Boris', is_own: false },
    ]);
    await call('DELETE', `/leases/texts/${textId}/content/en`, user);
    expect((await save('<p>Mine.</p>', translator)).statusCode).toBe(200);
  });

  test('twenty users who ask for the next field at the same time get twenty different fields', async () => {
    const rows = Array.from({ length: 25 }, () => aPlace({ title_en: '' }));
    await app.database.orm.insert(places).values(rows);
    const candidates = rows.map(({ place_id: id }) => ({
      reference: { source_table: 'places', source_id: id, field: 'title', language: 'en' },
      version: 0,
    }));
    const others = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await signIn(app, await addUser(app, { role: 'user' }))).headers,
      ),
    );
    const responses = await Promise.all(
      others.map((headers) => call('POST', '/leases', headers, { candidates })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
    const ids = responses.map((response) => response.json().translation.source_id);
    expect(new Set(ids).size).toBe(20);
  });

  test('a field whose state has changed since it was listed is not leased as the next one', async () => {
    const reference = { source_table: 'texts', source_id: textId, field: 'content', language: 'en' };
    await save('<p>Done.</p>', translator);
    const response = await call('POST', '/leases', user, { candidates: [{ reference, version: 0 }] });
    expect([response.statusCode, response.json().code]).toEqual([409, 'field_leased']);
    expect((await call('GET', '/leases', user)).json()).toEqual([]);
  });

  test('translations of a file are saved in one step, except those that have changed since', async () => {
    const place = { source_table: 'places', source_id: placeId, field: 'title', language: 'en' };
    const text = { source_table: 'texts', source_id: textId, field: 'content', language: 'en' };
    const response = await call('POST', '/changes', translator, {
      changes: [
        { reference: text, value: '<p>New.</p>', seen: { source: '<p>Караван вышел.</p>', target: 'other' } },
        { reference: place, value: 'Leh town', seen: { source: 'Лех', target: 'Leh' } },
      ],
    });
    expect(response.json()).toMatchObject({ saved: 1, suggested: 0, conflicts: [text] });
    expect((await detail()).target).toBe('<p>The caravan left.</p>');
  });

  test('leases of other users that have expired are removed with the next lease, and a field with one can be taken', async () => {
    const reference = { source_table: 'texts', source_id: textId, field: 'content', language: 'en' };
    const other = { ...reference, source_table: 'places', source_id: placeId, field: 'title' };
    await call('POST', '/leases', user, { candidates: [{ reference }] });
    await call('POST', '/leases', user, { candidates: [{ reference: other }] });
    const { orm } = app.database;
    await orm.update(translationLeases).set({ expires_at: new Date(0) });
    expect((await call('POST', '/leases', translator, { candidates: [{ reference }] })).statusCode).toBe(200);
    expect(await orm.select().from(translationLeases)).toMatchObject([reference]);
  });

  test('a user has at most five leases, of which the one that ends first is given up', async () => {
    const rows = Array.from({ length: 6 }, () => aPlace());
    const { orm } = app.database;
    await orm.insert(places).values(rows);
    for (const { place_id: id } of rows) {
      const reference = { source_table: 'places', source_id: id, field: 'title', language: 'en' };
      await call('POST', '/leases', user, { candidates: [{ reference }] });
    }
    const leased = (await orm.select().from(translationLeases)).map((lease) => lease.source_id);
    expect(leased.toSorted()).toEqual(rows.slice(1).map(({ place_id: id }) => id));
  });

  test('a translation that was removed without an event after its source changed is not listed as outdated', async () => {
    await save('<p>The caravan set out.</p>', translator, { approve: true });
    await editText({ text_content: '<p>Иначе.</p>' });
    expect((await app.inject('/v1/translations/outdated')).json()).toHaveLength(1);
    await app.database.orm.update(texts).set({ text_content_en: '' }).where(eq(texts.text_id, textId));
    app.lists.invalidate('texts');
    expect((await app.inject('/v1/translations/outdated')).json()).toEqual([]);
  });

  test('every status is reached as the specification names it, and an approval has who and when [TRN-3]', async () => {
    const statusOf = async (field: string) => (await detail(field)).status;
    expect([await statusOf('content'), await statusOf('onplace')]).toEqual(['translated', 'missing']);
    await call('POST', `/sync/texts/${textId}`, translator);
    const heading = await detail('onplace');
    await call('PUT', `/${heading.id}/status?status=not_translated`, translator);
    expect(await statusOf('onplace')).toBe('not_translated');
    await save('Leh', user, { field: 'onplace' });
    expect(await statusOf('onplace')).toBe('needs_review');
    const { id } = await detail('content');
    expect((await call('PUT', `/${id}/approve`, translator)).json()).toMatchObject({
      status: 'completed',
      approved_by: 'Anna',
      approved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await app.database.orm
      .update(texts)
      .set({ text_content: '<p>Иначе.</p>' })
      .where(eq(texts.text_id, textId));
    await call('POST', `/sync/texts/${textId}`, translator);
    expect(await statusOf('content')).toBe('needs_update');
    await call('PUT', `/${id}/status?status=translated`, translator);
    expect(await statusOf('content')).toBe('translated');
  });

  test('the eight calls of translations respond under their paths, with their query and for their tables [API-20]', async () => {
    const synced = (await call('POST', `/sync/places/${placeId}`, translator)).json<TranslationDetail[]>();
    const id = synced.find(({ field }) => field === 'title')?.id;
    const responses = [
      await call('GET', '/?status=translated&source_table=places', translator),
      await call('GET', `/places/${placeId}`, translator),
      await call('GET', `/${id}`, translator),
      await call('PUT', `/${id}/status?status=translated`, translator),
      await call('PUT', `/${id}/approve`, translator),
      await call('GET', `/${id}/diff`, translator),
      await call('POST', '/sync_all/images', translator),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const [listed, ofRecord, one, , approved, difference, job] = responses.map((response) => response.json());
    const title = { source_table: 'places', source_id: placeId, field: 'title' };
    expect(listed).toEqual([expect.objectContaining({ ...title, status: 'translated' })]);
    expect(ofRecord).toEqual(expect.arrayContaining([expect.objectContaining({ ...title, target: 'Leh' })]));
    expect([one, approved]).toMatchObject([title, { ...title, status: 'completed' }]);
    expect(difference).toMatchObject({ id, before: 'Лех', after: 'Лех' });
    expect(job).toEqual({ job_id: expect.any(Number) });
    for (const table of ['places', 'images', 'books', 'chapters', 'texts'])
      expect((await call('GET', `/?source_table=${table}`, translator)).statusCode).toBe(200);
  });

  test('a comment is read by the other translators of the field', async () => {
    const path = `/comments/texts/${textId}/content/en`;
    expect((await call('POST', path, user, { text: 'Which caravan?' })).statusCode).toBe(200);
    expect((await call('GET', path, translator)).json()).toMatchObject([
      { author: 'Boris', is_own: false, text: 'Which caravan?' },
    ]);
    expect((await detail()).comment_count).toBe(1);
  });

  test('the changes of both sides of a field are listed, the newest first', async () => {
    await save('<p>The caravan set out.</p>', translator);
    await editText({ text_content: '<p>Караван вышел рано.</p>' });
    const listed = (await call('GET', `/history/texts/${textId}/content/en`, user)).json();
    expect(listed).toMatchObject([
      { side: 'source', editor: 'Лия', after: '<p>Караван вышел рано.</p>' },
      {
        side: 'target',
        editor: 'Anna',
        before: '<p>The caravan left.</p>',
        after: '<p>The caravan set out.</p>',
      },
    ]);
  });

  test('HTML of a translation is cleaned, and characters without a meaning are removed', async () => {
    const response = await save('<p onclick="x()">Left\u0000.<script>1</script></p>', translator);
    expect(response.json()).toMatchObject({ target: '<p>Left.</p>' });
  });

  test('names of places in a text are derived and cannot be translated by themselves', async () => {
    const response = await save('Leh', translator, { field: 'iplaces' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_request']);
  });

  test.each([
    ['an unknown table', 'GET', '/people/1', 422],
    ['an unknown record', 'GET', '/places/2000000000', 404],
    ['an unknown translation', 'GET', '/2000000000', 404],
    ['an unknown field', 'PUT', '/places/1/colour/en', 422],
    ['a field without a column in the language', 'PUT', '/texts/1/content/cn', 422],
    ['an unknown language', 'PUT', '/places/1/title/de', 422],
    ['an unknown status in the list', 'GET', '/?status=done', 422],
    ['an id with a sign', 'GET', '/places/-1', 422],
  ] as const)('%s is refused with a detail', async (_what, method, path, status) => {
    const payload = method === 'PUT' ? { value: 'x', seen: { source: '', target: '' } } : undefined;
    const response = await call(method, path, translator, payload);
    expect([response.statusCode, response.json().detail]).toEqual([status, expect.stringMatching(/.+/)]);
  });
});

test('all users approve translations where the operator lets them', async () => {
  const app = await testApp(
    { database: await openTestDatabase('embedded') },
    { translations: { isOpen: true, languages: ['en', 'cn'] } },
  );
  const { headers } = await signIn(app, await addUser(app, { role: 'user' }));
  const place = aPlace({ title_ru: 'Хотан', title_en: 'Khotan' });
  await app.database.orm.insert(places).values(place);
  const url = `/v1/translations/places/${place.place_id}/title/cn`;
  const response = await app.inject({
    method: 'PUT',
    url,
    headers,
    payload: { value: '和田', seen: { source: 'Хотан', target: '' }, approve: true },
  });
  expect(response.json()).toMatchObject({ status: 'completed', target: '和田' });
  expect((await app.inject({ url: '/v1/users/me', headers })).json().capabilities).toEqual([
    'translations.write',
    'translations.approve',
  ]);
  const [listed] = (await app.inject('/v1/places/')).json();
  expect(listed).toMatchObject({ title_cn: '和田' });
  await app.close();
});
