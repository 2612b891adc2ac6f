import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { buildUrl } from '@cae-map/contract/api/client';
import { logQuery } from '@cae-map/contract/api/log-query';
import type { LogEvent } from '@cae-map/contract/entities/log';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection, Orm } from '../../database/connection.ts';
import { logCounts } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import { addCounts, sumCounts } from './repository.ts';
import { logService } from './service.ts';

const layerChange: LogEvent = { event: 'layerChange', data: { layer: 'Os' } };

function logUrl(event: LogEvent, lang: 'ru' | 'en' = 'ru'): string {
  return apiBase + buildUrl(apiCalls.logEvent.path, logQuery(event, lang));
}

async function openApp(
  database: DatabaseConnection = unusedDatabase,
  settings: Partial<Settings> = {},
): Promise<FastifyInstance> {
  const app = await testApp({ database }, settings);
  onTestFinished(() => app.close());
  return app;
}

async function post(
  app: FastifyInstance,
  url: string,
  options: InjectOptions = {},
): Promise<[number, string]> {
  const { statusCode, body } = await app.inject({ method: 'POST', url, ...options });
  return [statusCode, body];
}

describe.each(databaseKinds)('POST /log with the %s database', (kind) => {
  let database: DatabaseConnection;
  /** Closed by the test, unlike the database that the application closes. */
  let kept: DatabaseConnection;
  let rowsAtClose: number;
  beforeEach(async () => {
    kept = await openTestDatabase(kind);
    const close = async (): Promise<void> => {
      rowsAtClose = (await kept.orm.select().from(logCounts)).length;
    };
    database = { ...kept, close };
  });
  afterEach(() => kept.close());

  test('counts each event with query event, lang and data by day, language and detail, until the application is closed [API-23]', async () => {
    const app = await openApp(database);
    const events: readonly LogEvent[] = [
      layerChange,
      layerChange,
      {
        event: 'showWelcomeDialog',
        data: { preferred_language: 'zh-Hant-TW', display_language: 'en', country: 'CN' },
      },
      { event: 'showPlaceDebug', data: { place_id: 53, title: 'Лех' } },
      { event: 'mapMoveDebug', data: { zoom: 7.6, latitude: 34.16, longitude: 77.58 } },
      { event: 'locate', data: { action: 'found' } },
      { event: 'locate', data: { action: 'error', reason: 'denied' } },
      { event: 'english_announcement', data: { action: 'user_switched_to_english' } },
    ];

    for (const event of events) expect(await post(app, logUrl(event))).toEqual([204, '']);
    expect(await post(app, logUrl(layerChange, 'en'))).toEqual([204, '']);
    await app.close();

    const rows = await kept.orm.select().from(logCounts);
    expect(rowsAtClose).toBe(8);
    const today = new Date().toISOString().slice(0, 10);
    expect(rows.map(({ day }) => Math.abs(Date.parse(day) - Date.parse(today)) <= 86_400_000)).not.toContain(
      false,
    );
    const described = rows.map(({ event, lang, detail, count }) => `${event} ${lang} ${detail} ${count}`);
    expect(described.toSorted()).toEqual(
      [
        'layerChange ru Os 2',
        'layerChange en Os 1',
        'showWelcomeDialog ru zh/en/CN 1',
        'showPlaceDebug ru 53 1',
        'mapMoveDebug ru 8 1',
        'locate ru found 1',
        'locate ru error/denied 1',
        'english_announcement ru user_switched_to_english 1',
      ].toSorted(),
    );
  });

  test('adds to the counts in the database and merges details beyond the bound of a day', async () => {
    const day = '2026-11-23';
    const aCount = (detail: string, count = 1) =>
      ({ day, event: 'showPlaceDebug', lang: 'ru', detail, count }) as const;
    const many = Array.from({ length: 2005 }, (_, index) => aCount(String(index)));
    await addCounts(kept.orm, day, many);
    await addCounts(kept.orm, day, [aCount('7', 2), aCount('9999'), { ...aCount('x'), lang: 'en' }]);

    const totals = await sumCounts(kept.orm, day);

    expect(totals).toHaveLength(2002);
    const countOf = (wanted: string, language: string) =>
      totals.find(({ detail, lang }) => detail === wanted && lang === language)?.count;
    expect([
      countOf('7', 'ru'),
      countOf('other', 'ru'),
      countOf('other', 'en'),
      countOf('9999', 'ru'),
    ]).toEqual([3, 6, 1, undefined]);
  });

  test('sums the counts since a day and deletes those of more than 400 days ago', async () => {
    const aCount = (day: string) =>
      ({ day, event: 'locate', lang: 'ru', detail: 'found', count: 1 }) as const;
    for (const day of ['2025-10-01', '2025-11-01', '2026-11-20', '2026-11-22'])
      await addCounts(kept.orm, day, [aCount(day)]);

    const sumSince = async (day: string) => (await sumCounts(kept.orm, day)).map(({ count }) => count);
    expect(await sumSince('2026-11-21')).toEqual([1]);
    expect(await sumSince('2026-11-20')).toEqual([2]);
    expect(await sumSince('2000-01-01')).toEqual([3]);
  });
});

describe('POST /log', () => {
  test.each([
    ['an unknown event', '/v1/log?event=click&lang=ru&data={}'],
    ['no event', '/v1/log'],
    ['an unknown language', '/v1/log?event=locate&lang=fr&data={"action":"found"}'],
    ['data that are not JSON', '/v1/log?event=locate&lang=ru&data={'],
    ['data of another event', '/v1/log?event=locate&lang=ru&data={"layer":"Os"}'],
    ['unknown data', '/v1/log?event=locate&lang=ru&data={"action":"found","latitude":34}'],
    ['an unknown layer', logUrl({ event: 'layerChange', data: { layer: 'none' } })],
    ['data of more than 1000 characters', `/v1/log?event=locate&lang=ru&data=${'x'.repeat(1001)}`],
  ])('rejects %s with 422', async (_what, url) => {
    const [status, body] = await post(await openApp(), url);
    expect([status, JSON.parse(body).code]).toEqual([422, 'invalid_request']);
  });

  test.each([
    ['an empty text', { 'content-type': 'text/plain;charset=UTF-8' }, ''],
    ['an empty JSON body', { 'content-type': 'application/json' }, ''],
    ['a text', { 'content-type': 'text/plain;charset=UTF-8' }, 'beacon'],
    ['JSON', { 'content-type': 'application/json' }, '{}'],
    ['an unknown content type', { 'content-type': 'application/x-unknown' }, 'beacon'],
  ])('accepts a beacon with %s, which it ignores', async (_what, headers, payload) => {
    expect(await post(await openApp(), logUrl(layerChange), { headers, payload })).toEqual([204, '']);
  });

  test('rejects a body of more than 2 kB with 413', async () => {
    const options = { headers: { 'content-type': 'text/plain' }, payload: 'x'.repeat(2049) };
    expect((await post(await openApp(), logUrl(layerChange), options))[0]).toBe(413);
  });

  test('rejects pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post(await openApp(), logUrl(layerChange), { headers }))[0]).toBe(403);
  });

  test('rejects a client over its limit with 429', async () => {
    const app = await openApp(unusedDatabase, { rateLimit: 2 });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await post(app, logUrl(layerChange)))[0]);
    expect(statuses).toEqual([204, 204, 429]);
  });

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'does not count an event with the header %o',
    async (headers) => {
      const database = await openTestDatabase('embedded');
      onTestFinished(() => database.close());
      const app = await openApp({ ...database, close: () => Promise.resolve() });

      expect(await post(app, logUrl(layerChange), { headers })).toEqual([204, '']);
      await app.close();

      expect(await database.orm.select().from(logCounts)).toEqual([]);
    },
  );

  test('responds while the database hangs, which does not prevent the shutdown', async () => {
    const app = await testApp({ database: { ...unusedDatabase, orm: hangingOrm() } });
    expect(await post(app, logUrl(layerChange))).toEqual([204, '']);
    await app.close();
  });
});

/** Its transactions never settle. */
function hangingOrm(): Orm {
  return Object.assign(Object.create(unusedDatabase.orm), {
    transaction: () => new Promise(() => undefined),
  });
}

describe('the counts in memory', () => {
  const query = (event: LogEvent) => ({ ...logQuery(event, 'ru'), lang: 'ru' as const });

  test('are kept while the database fails and written once when it recovers', async () => {
    const database = await openTestDatabase('embedded');
    onTestFinished(() => database.close());
    const log = { warn: vi.fn() };
    const transaction = vi.spyOn(database.orm, 'transaction').mockRejectedValueOnce(new Error('down'));
    const service = logService(database.orm, log, { countsUsage: true });

    service.count(query(layerChange));
    await service.flush();
    expect(log.warn).toHaveBeenCalledOnce();
    service.count(query(layerChange));
    await service.flush();
    await service.flush();

    expect(transaction).toHaveBeenCalledTimes(2);
    expect(await sumCounts(database.orm, '2000-01-01')).toMatchObject([{ detail: 'Os', count: 2 }]);
  });

  test('are bounded while the database fails', async () => {
    const database = await openTestDatabase('embedded');
    onTestFinished(() => database.close());
    const service = logService(database.orm, { warn: vi.fn() }, { countsUsage: true });
    for (let place = 1; place <= 1500; place += 1)
      service.count(query({ event: 'showPlaceDebug', data: { place_id: place, title: '' } }));
    service.count(query({ event: 'showPlaceDebug', data: { place_id: 1, title: '' } }));
    await service.flush();

    const totals = await sumCounts(database.orm, '2000-01-01');
    expect(totals).toHaveLength(1000);
    expect(totals[0]).toMatchObject({ detail: '1', count: 2 });
  });

  test('are written ten seconds after the first event', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const orm = hangingOrm();
    const transaction = vi.spyOn(orm, 'transaction');
    const service = logService(orm, { warn: vi.fn() }, { countsUsage: true });
    service.count(query(layerChange));
    service.count(query(layerChange));

    await vi.advanceTimersByTimeAsync(9_999);
    expect(transaction).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(transaction).toHaveBeenCalledOnce();
  });
});
