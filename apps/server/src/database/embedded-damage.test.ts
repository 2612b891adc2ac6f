import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openEmbeddedDatabase } from './embedded.ts';

function copyDatabase(): string {
  const folder = path.join(temporaryFolder(), 'database');
  cpSync(inject('loadedDatabase'), folder, { recursive: true });
  return folder;
}

async function catchOpenError(folder: string): Promise<StartError> {
  const error: unknown = await openEmbeddedDatabase(folder).then(
    async (database) => {
      await database.close();
      return new Error('the database was opened');
    },
    (reason: unknown) => reason,
  );
  if (error instanceof StartError) return error;
  throw error;
}

/** A hash of the content of every file. */
function hashFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** The files that differ between two states of a folder. */
function findDifferences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
}

/** Overwrites a file with bytes that are not valid in any PostgreSQL file. */
function fillWithGarbage(file: string): void {
  writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa7));
}

const segment = 'pg_wal/000000010000000000000001';
const restore =
  'Restore the folder from a backup, or move it away: then the next start creates a new database.';
const otherVersion =
  'Start the version of CAE Map that made it, or restore a backup that was made with this version.';

interface Damage {
  readonly what: string;
  readonly damage: (at: (file: string) => string) => void;
  readonly reason: RegExp;
  readonly advice?: string;
}

const detectedBeforeWrites: Damage[] = [
  {
    what: 'an empty version file',
    damage: (at) => truncateSync(at('PG_VERSION')),
    reason: /PG_VERSION" does not contain valid data/,
  },
  {
    what: 'an older version of PostgreSQL',
    damage: (at) => writeFileSync(at('PG_VERSION'), '17\n'),
    reason: /initialized by PostgreSQL version 17, which is not compatible with this version/,
    advice: otherVersion,
  },
  {
    what: 'a missing control file',
    damage: (at) => rmSync(at('global/pg_control')),
    reason: /"global\/pg_control": No such file/,
  },
  {
    what: 'a truncated control file',
    damage: (at) => truncateSync(at('global/pg_control'), 100),
    reason: /could not read file "global\/pg_control": read 100 of/,
  },
  {
    what: 'a wrong byte in the control file',
    damage: (at) => {
      const bytes = readFileSync(at('global/pg_control'));
      bytes.writeUInt8(bytes.readUInt8(60) ^ 1, 60);
      writeFileSync(at('global/pg_control'), bytes);
    },
    reason: /incorrect checksum in control file/,
  },
  {
    what: 'a missing write-ahead log',
    damage: (at) => rmSync(at('pg_wal'), { recursive: true }),
    reason: /required WAL directory "pg_wal" does not exist/,
  },
  {
    what: 'garbage in the write-ahead log',
    damage: (at) => fillWithGarbage(at(segment)),
    reason: /could not locate a valid checkpoint record/,
  },
];

test.each(detectedBeforeWrites)('a database with $what is rejected and left unchanged', async (damaged) => {
  const folder = copyDatabase();
  damaged.damage((file) => path.join(folder, file));
  const before = hashFiles(folder);

  const error = await catchOpenError(folder);

  expectTwoLines(error, folder, damaged);
  expect(findDifferences(before, hashFiles(folder))).toEqual([]);
});

const detectedAfterRecovery: Damage[] = [
  {
    what: 'no tables',
    damage: (at) => rmSync(at('base'), { recursive: true }),
    reason: /The database subdirectory "base\/\d+" is missing/,
  },
  {
    what: 'garbage in a system table',
    damage: (at) => fillWithGarbage(at('base/5/1249')),
    reason: /invalid page in block 0 of relation "base\/5\/1249"/,
  },
];

test.each(detectedAfterRecovery)(
  'a database with $what is rejected and its tables are left unchanged',
  async (damaged) => {
    const folder = copyDatabase();
    damaged.damage((file) => path.join(folder, file));
    const before = hashFiles(folder);

    const error = await catchOpenError(folder);

    expectTwoLines(error, folder, damaged);
    expectOnlyServerFilesChanged(before, hashFiles(folder));
  },
);

test.each<Omit<Damage, 'damage'> & { readonly damage: (file: string) => void }>([
  {
    what: 'is missing',
    damage: (file) => rmSync(file),
    reason: /the file base\/5\/\d+ of places is missing/,
  },
  {
    what: 'contains garbage',
    damage: fillWithGarbage,
    reason: /invalid page in block 0 of relation "base\/5\/\d+"/,
  },
])('a user table that $what is detected when the database is opened', async ({ what, damage, reason }) => {
  const folder = copyDatabase();
  const database = await openEmbeddedDatabase(folder);
  const result: unknown = await database.orm.execute(sql`select pg_relation_filepath('places') as file`);
  await database.close();
  damage(path.join(folder, /base\/\d+\/\d+/.exec(JSON.stringify(result))?.[0] ?? ''));
  const before = hashFiles(folder);

  const error = await catchOpenError(folder);

  expectTwoLines(error, folder, { what, reason });
  expectOnlyServerFilesChanged(before, hashFiles(folder));
});

function expectTwoLines(
  error: StartError,
  folder: string,
  { reason, advice = restore }: Omit<Damage, 'damage'>,
): void {
  expect(error.code).toBe('database_failed');
  const [first, second, ...others] = error.message.split('\n');
  expect(first).toMatch(new RegExp(`^The database in ${folder} cannot be used: .*${reason.source}.*\\.$`));
  expect(second).toBe(advice);
  expect(others).toEqual([]);
}

/** PostgreSQL writes a checkpoint and the state of transactions and removes its caches when it shuts down; it writes no rows. */
function expectOnlyServerFilesChanged(before: Map<string, string>, after: Map<string, string>): void {
  const changed = findDifferences(before, after).filter(
    (file) =>
      !/^(global\/pg_control|pg_wal\/[0-9A-F]{24}|pg_subtrans\/[0-9A-F]{4}|.*\/pg_internal\.init)$/.test(
        file,
      ),
  );
  expect(changed).toEqual([]);
}
