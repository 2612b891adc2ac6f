import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changes, images, jobs, originals, places } from '../database/schema.ts';
import { databaseKinds } from '../testing/databases/databases.ts';
import { createOperatorTarget, type OperatorTarget } from '../testing/programs/operator-target.ts';
import { findPartialOriginals, writeFiles, writePictures } from '../testing/pictures/picture-folder.ts';
import { runCli } from '../testing/programs/run-cli.ts';
import { startCommand } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Each test starts several processes, in milliseconds. */
const timeout = 300_000;

/** Of the advisory lock at which an import on PostgreSQL waits. */
const lockKey = 42;

/** An import that is killed within the transaction that would record a change. */
interface Barrier {
  /** Resolves when the import waits at the barrier. */
  reached(): Promise<void>;
  /** Removes the barrier after the import was killed. */
  remove(): Promise<void>;
}

/** Makes every transaction wait that would add one more change than `count`. */
async function raiseBarrier(target: OperatorTarget, count: number): Promise<Barrier> {
  const url = target.environment['DATABASE_URL'];
  const marker = path.join(target.dataDir, 'database', 'barrier');
  const wait =
    url === undefined
      ? // A file in the folder of the embedded database shows that it sleeps.
        `execute format('copy (select 1) to %L', current_setting('data_directory') || '/barrier');
         perform pg_sleep(86400)`
      : `perform pg_advisory_xact_lock(${lockKey})`;
  await target.withDatabase(async ({ orm }) => {
    await orm.execute(
      sql.raw(`create function wait_at_barrier() returns trigger language plpgsql as $$ begin
        if (select count(*) from changes) >= ${count} then ${wait}; end if;
        return new; end $$`),
    );
    await orm.execute(
      sql.raw(
        'create trigger barrier before insert on changes for each row execute function wait_at_barrier()',
      ),
    );
  });
  const holder = url === undefined ? undefined : new Client({ connectionString: url });
  if (holder !== undefined) {
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('select pg_advisory_lock($1)', [lockKey]);
  }
  return {
    async reached() {
      const isReached = async () => {
        if (holder === undefined) return existsSync(marker);
        const waiting = await holder.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return waiting.rowCount === 1;
      };
      await vi.waitUntil(isReached, { timeout, interval: 20 });
    },
    async remove() {
      await holder?.query('select pg_advisory_unlock($1)', [lockKey]);
      rmSync(marker, { force: true });
      await target.withDatabase(async ({ orm }) => {
        await orm.execute(sql.raw('drop trigger barrier on changes'));
      });
    },
  };
}

/** Runs an import until it waits for its change number `count` + 1, and kills it there. */
async function killImport(target: OperatorTarget, file: string, count: number): Promise<void> {
  const barrier = await raiseBarrier(target, count);
  const command = startCommand('import', [file], target.environment);
  await barrier.reached();
  command.process.kill('SIGKILL');
  expect(await command.waitForExit()).toBe('SIGKILL');
  await barrier.remove();
}

describe.each(databaseKinds)('an import that is killed, with the %s database,', (kind) => {
  test(
    'leaves the pictures before it complete and none of the others, and the next one adds the rest',
    { timeout },
    async () => {
      const target = await createOperatorTarget(kind);
      const folder = temporaryFolder();
      await writePictures(folder, 4);
      const readRecords = () =>
        target.withDatabase(async ({ orm }) => ({
          names: (await orm.select().from(images).orderBy(images.image_id)).map(({ filename }) => filename),
          counts: [await orm.$count(originals), await orm.$count(jobs), await orm.$count(changes)],
        }));

      await killImport(target, folder, 2);

      expect(await readRecords()).toEqual({ names: ['01.jpg', '02.jpg'], counts: [2, 2, 2] });
      expect(findPartialOriginals(target.dataDir)).toEqual([]);

      const { code, output } = await runCli('import', [folder], target.environment);

      expect(output).toContain('Imported: 2 added, 2 skipped, 0 refused, 0 ignored.\n');
      expect(code).toBe(0);
      expect(await readRecords()).toEqual({
        names: ['01.jpg', '02.jpg', '03.jpg', '04.jpg'],
        counts: [4, 4, 4],
      });
      expect(findPartialOriginals(target.dataDir)).toEqual([]);
    },
  );

  test(
    'while it stores a file leaves no part of it among the originals, and the next one adds it',
    { timeout },
    async () => {
      const target = await createOperatorTarget(kind);
      const folder = temporaryFolder();
      // Without compression, so that storing it takes longer than the next check.
      const size = { width: 5000, height: 4000, channels: 3, background: '#a85' } as const;
      const picture = await sharp({ create: size }).tiff({ compression: 'none' }).toBuffer();
      writeFiles(folder, { 'large.tif': picture });
      const originalsFolder = path.join(target.dataDir, 'originals');
      mkdirSync(originalsFolder);
      const isBegun = () =>
        readdirSync(originalsFolder, { recursive: true, withFileTypes: true }).some((entry) =>
          entry.isFile(),
        );

      const command = startCommand('import', [folder], target.environment);
      await vi.waitUntil(isBegun, { timeout, interval: 1 });
      command.process.kill('SIGKILL');
      expect(await command.waitForExit()).toBe('SIGKILL');

      expect(findPartialOriginals(target.dataDir)).toEqual([]);
      expect(await runCli('import', [folder], target.environment)).toMatchObject({ code: 0 });
      expect(findPartialOriginals(target.dataDir)).toEqual([]);
      expect(
        await target.withDatabase(async ({ orm }) => [await orm.$count(images), await orm.$count(originals)]),
      ).toEqual([1, 1]);
    },
  );

  test('leaves none of the places of a table, and the next one adds all of them', { timeout }, async () => {
    const target = await createOperatorTarget(kind);
    const folder = temporaryFolder();
    const rows = Array.from({ length: 50 }, (_row, index) => `Стоянка ${index},35.${index + 10},78`);
    writeFiles(folder, { 'places.csv': ['title_ru,latitude,longitude', ...rows, ''].join('\n') });
    const file = path.join(folder, 'places.csv');
    const countRecords = () =>
      target.withDatabase(async ({ orm }) => [await orm.$count(places), await orm.$count(changes)]);

    await killImport(target, file, 25);

    expect(await countRecords()).toEqual([0, 0]);

    const { code, output } = await runCli('import', [file], target.environment);

    expect(output).toContain('Imported: 50 added, 0 changed, 0 skipped, 0 unchanged.\n');
    expect(code).toBe(0);
    expect(await countRecords()).toEqual([50, 50]);
  });
});
