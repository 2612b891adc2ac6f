import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { addCounts } from '../resources/log/repository.ts';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { readSettings } from '../settings.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { runCli } from '../testing/programs/run-cli.ts';
import { startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { formatTotals } from './format-totals.ts';

const runLog = (programArguments: readonly string[], environment: Record<string, string>) =>
  runCli('log', programArguments, environment);

const logPath = '/v1/log?event=layerChange&lang=ru&data=%7B%22layer%22%3A%22Os%22%7D';

test('npm run log prints the counts of a running server and of its database after the shutdown', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('emptyDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  const server = startServerProcess({ DATA_DIR });
  const url = await server.waitUntilReady();
  for (let event = 0; event < 2; event += 1)
    expect((await fetch(url + logPath, { method: 'POST' })).status).toBe(204);
  const expected = { code: 0, output: expect.stringContaining('\n2  layerChange\n2    Os (ru)\n') };

  expect(await runLog(['counts'], { DATA_DIR })).toEqual(expected);
  expect((await runLog(['counts', '--since', '2999-01-01'], { DATA_DIR })).output).toBe(
    'No events since 2999-01-01.\n',
  );

  expect((await fetch(url + logPath, { method: 'POST' })).status).toBe(204);
  server.process.kill('SIGTERM');
  expect(await server.waitForExit()).toBe(0);
  const { output } = await runLog(['counts'], { DATA_DIR });
  expect(output).toContain('3    Os (ru)');
});

test('npm run log prints the counts of a PostgreSQL database', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(DATABASE_URL, () => undefined);
  await database.migrate(readSettings({}).migrationsDir);
  const day = '2026-11-23';
  await addCounts(database.orm, day, [{ day, event: 'locate', lang: 'en', detail: 'found', count: 7 }]);
  await database.close();

  const { code, output } = await runLog(['counts', '--since', day], { DATABASE_URL });

  expect(code).toBe(0);
  expect(output).toBe(`Events since ${day}:\n7  locate\n7    found (en)\n`);
});

test.each([
  ['without a command', []],
  ['with an unknown command', ['delete']],
  ['with a day that does not exist', ['counts', '--since', '2026-02-30']],
  ['with an unknown option', ['counts', '--until', '2026-02-03']],
])('npm run log %s prints its usage', async (_what, programArguments) => {
  const { code, output } = await runLog(programArguments, { DATA_DIR: temporaryFolder() });
  expect(code).toBe(1);
  expect(output).toContain('Usage: npm run log -- counts');
});

test('npm run log without a database reports the folder', async () => {
  const DATA_DIR = temporaryFolder();
  const { code, output } = await runLog(['counts'], { DATA_DIR });
  expect(code).toBe(1);
  expect(output).toBe(`There is no database in ${DATA_DIR} yet.\n`);
});

test('formatTotals prints a sum per event and its details', () => {
  const totals = [
    { event: 'layerChange', lang: 'ru', detail: 'Os', count: 9 },
    { event: 'layerChange', lang: 'en', detail: 'Gr', count: 3 },
    { event: 'locate', lang: 'ru', detail: 'found', count: 1 },
  ];
  expect(formatTotals(totals, '2026-11-01').split('\n')).toEqual([
    'Events since 2026-11-01:',
    '12  layerChange',
    ' 9    Os (ru)',
    ' 3    Gr (en)',
    ' 1  locate',
    ' 1    found (ru)',
  ]);
});
