import { serverStateSchema } from '@cae-map/contract/entities/operation/server-state';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMeasurements } from '../../plugins/measurements.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { readServerState } from './read-state.ts';

test.each(databaseKinds)(
  'GET /admin/server/ returns the version, the start, the %s database, the disk, the caches and the calls',
  async (kind) => {
    const app = await testApp({ database: await openTestDatabase(kind) }, { dataDir: temporaryFolder() });
    onTestFinished(() => app.close());
    const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
    for (let request = 0; request < 3; request += 1) await app.inject('/v1/places/');
    await app.inject({ url: '/v1/auth/users/me', headers });
    const response = await app.inject({ url: '/v1/admin/server/', headers });
    const state = serverStateSchema.strict().parse(response.json());
    expect(response.headers['cache-control']).toBe('no-store');
    expect(state.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Date.parse(state.started_at)).toBeLessThanOrEqual(Date.now());
    expect(state.database).toEqual({
      kind,
      response_milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(state.database.bytes).toBeGreaterThan(100_000);
    expect(state.disk.free_bytes).toBeGreaterThan(0);
    expect(state.caches).toContainEqual({ name: 'lists', hits: 2, misses: 1, entries: 1 });
    // Cached responses are not computed.
    expect(state.calls.find(({ name }) => name === 'listPlaces')).toMatchObject({ count: 1, failed: 0 });
    expect(state).toMatchObject({ error_reports: false, usage_counts: false });
  },
);

test('the state of a server whose database and disk do not respond has null in their place', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);
  const reading = readServerState({
    database: {
      kind: 'postgresql',
      check: never,
      orm: Object.assign(Object.create(unusedDatabase.orm), { execute: never }),
    },
    measurements: createMeasurements(),
    settings: {
      dataDir: '/dev/null/no-folder',
      telemetry: readSettings({}).telemetry,
      version: '1.2.3',
    },
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toMatchObject({
    database: { kind: 'postgresql', response_milliseconds: null, bytes: null },
    disk: { free_bytes: null, total_bytes: null },
  });
});

test('the measurements count calls above one second as slow and statuses from 500 as failed, the slowest first', () => {
  const measurements = createMeasurements();
  measurements.addCall('quick', 10, 200);
  measurements.addCall('quick', 1000, 404);
  measurements.addCall('slow', 1001, 503);
  expect(measurements.calls()).toEqual([
    {
      name: 'slow',
      count: 1,
      slow: 1,
      failed: 1,
      mean_milliseconds: 1001,
      longest_milliseconds: 1001,
      last_slow_at: expect.any(String),
    },
    {
      name: 'quick',
      count: 2,
      slow: 0,
      failed: 0,
      mean_milliseconds: 505,
      longest_milliseconds: 1000,
      last_slow_at: null,
    },
  ]);
});

test('the measurements are bounded', () => {
  const measurements = createMeasurements();
  for (let index = 0; index < 600; index += 1) measurements.addCall(`call ${index}`, 1, 200);
  measurements.addCall('call 0', 1, 200);
  expect(measurements.calls()).toHaveLength(500);
  expect(measurements.calls().find(({ name }) => name === 'call 0')?.count).toBe(2);
});
