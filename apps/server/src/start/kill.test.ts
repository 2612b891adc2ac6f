import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { places } from '../database/schema.ts';
import { startProgram, startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const writer = fileURLToPath(new URL('../testing/write-places.ts', import.meta.url));

test('a start after a killed first start creates the database from scratch', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'data');
  for (const moment of [/Preparing the database/, /Loading the expedition/]) {
    const killed = startServerProcess({ DATA_DIR });
    await killed.waitForOutput(moment);
    killed.process.kill('SIGKILL');
    await killed.waitForExit();
    expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false);
  }

  const server = startServerProcess({ DATA_DIR });
  const url = await server.waitUntilReady();
  const listed: unknown = await (await fetch(`${url}/v1/places/`)).json();

  expect(server.output()).toContain('Preparing the database');
  expect(listed).toHaveProperty('length', expect.any(Number));
  expect((listed as object[]).length).toBeGreaterThan(400);
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('partial'))).toEqual([]);
  // Three first starts, each of which writes a whole database.
}, 300_000);

test('acknowledged writes survive SIGKILL', async () => {
  const folder = path.join(temporaryFolder(), 'database');
  cpSync(inject('emptyDatabase'), folder, { recursive: true });
  const acknowledged: number[] = [];

  for (const firstId of [1, 10_000, 20_000]) {
    const program = startProgram(writer, [folder, String(firstId)]);
    await program.waitForOutput(new RegExp(`^${firstId + 40}$`, 'm'));
    program.process.kill('SIGKILL');
    await program.waitForExit();
    // The last line may be incomplete.
    acknowledged.push(...program.output().split('\n').slice(0, -1).map(Number));

    const database = await openEmbeddedDatabase(folder);
    const stored = new Set(
      (await database.orm.select({ id: places.place_id }).from(places)).map(({ id }) => id),
    );
    await database.close();
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(120);
});
