import { translationFileFormats } from '@cae-map/contract/entities/translations/translation-bounds';
import { translationFileReportSchema } from '@cae-map/contract/entities/translations/translation-file';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places, translations } from '../../../database/schema.ts';
import { addUser, signIn } from '../../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { aPlace } from '../../../testing/records.ts';
import { testApp } from '../../../testing/test-app.ts';

describe.each(databaseKinds)('files of translations with the %s database', (databaseKind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(databaseKind) });
    headers = (await signIn(app, await addUser(app, { role: 'translator' }))).headers;
    await app.database.orm.insert(places).values([
      aPlace({
        place_id: 1,
        seqid: 1,
        title_ru: 'Лех',
        title_en: 'Leh',
        notes: '<p>Снег и <b>ветер</b>.</p>',
      }),
      aPlace({ place_id: 2, seqid: 2, title_ru: 'Хотан', title_en: 'Khotan' }),
    ]);
  });
  afterAll(() => app.close());

  const download = (format: string, selection = 'places/all') =>
    app.inject({ url: `/v1/translations/files/en/${selection}/en/${format}`, headers });
  const send = async (payload: Buffer, name: string) =>
    await app.inject({
      method: 'POST',
      url: `/v1/translations/files?file_name=${name}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  test.each(translationFileFormats)('a file of the format %s comes back without changes', async (format) => {
    const response = await download(format);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const report = translationFileReportSchema.parse((await send(response.rawPayload, `t.${format}`)).json());
    expect(report).toMatchObject({
      format,
      language: 'en',
      unchanged: 3,
      missing: 0,
      changes: [],
      faults: [],
    });
  });

  test('a file contains the fields of the status that was chosen', async () => {
    const csv = (await download('csv', 'places/missing')).body;
    expect(csv).toContain('notes');
    expect(csv).not.toContain('Khotan');
  });

  test('an edited file is compared without storing anything, and its changes can be saved', async () => {
    const csv = (await download('csv')).body.replaceAll('Khotan', 'Hotan');
    const report = (await send(Buffer.from(csv), 't.csv')).json();
    expect(report.changes).toMatchObject([
      { source_table: 'places', source_id: 2, field: 'title', before: 'Khotan', after: 'Hotan', doubt: null },
    ]);
    const { orm } = app.database;
    expect(await orm.$count(translations)).toBe(0);
    const [{ source_table, source_id, field, language, source, before, after }] = report.changes;
    const reference = { source_table, source_id, field, language };
    const changes = [{ reference, value: after, seen: { source, target: before } }];
    const saved = await app.inject({
      method: 'POST',
      url: '/v1/translations/changes',
      headers,
      payload: { changes },
    });
    expect(saved.json()).toEqual({ saved: 1, suggested: 0, conflicts: [] });
    const [place] = await orm.select().from(places).where(eq(places.place_id, 2));
    expect(place?.title_en).toBe('Hotan');
  });

  test('rows of an older day, doubled rows and unknown records are named', async () => {
    const [heading = '', ...rows] = (await download('csv')).body.trim().split(/\r?\n/);
    const { orm } = app.database;
    await orm.update(places).set({ title_ru: 'Лех, столица' }).where(eq(places.place_id, 1));
    const leh = rows.find((row) => row.includes('places') && row.includes('Лех')) ?? '';
    const edited = leh.replace('Leh', 'Leh town');
    const file = [
      heading,
      edited,
      ...rows.filter((row) => row !== leh),
      leh.replace(/(places\D+)1/, '$1999'),
    ];
    const report = (await send(Buffer.from(file.join('\r\n')), 't.csv')).json();
    expect(report.changes).toMatchObject([{ source_id: 1, doubt: 'outdated' }]);
    expect(report.faults).toMatchObject([{ fault: 'unknown' }]);
  });

  test('a file that is none of translations is refused with the code of its failure', async () => {
    const response = await send(Buffer.from('%PDF-1.7'), 't.pdf');
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid_request', translation_file: expect.any(String) }),
    ]);
  });

  test('an unknown format and an unknown selection are refused', async () => {
    expect((await download('odt')).statusCode).toBe(422);
    expect((await download('csv', 'people/all')).statusCode).toBe(422);
    expect((await download('csv', 'places/done')).statusCode).toBe(422);
  });
});
