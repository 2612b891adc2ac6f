import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import * as schema from './schema.ts';

/** Makes drizzle-kit import the same drizzle-orm as this file. */
const resolveFromHere = `
  export function resolve(name, context, next) {
    return next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);
  }`;
register(`data:text/javascript,${encodeURIComponent(resolveFromHere)}`);

test('the migrations create exactly the tables of the schema', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const snapshots = path.join(readSettings({}).migrationsDir, 'meta');
  const [latest = ''] = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .toReversed();
  const migrated = JSON.parse(readFileSync(path.join(snapshots, latest), 'utf8')) as ReturnType<
    typeof generateDrizzleJson
  >;

  const missing = await generateMigration(migrated, generateDrizzleJson(schema));

  // Create missing migrations with `npx drizzle-kit generate` in apps/server.
  expect(missing).toEqual([]);
});
