import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExpedition } from './read-expedition.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cae-map-content-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('readExpedition reads the places of all files of the content', async () => {
  const { places, legs } = await readExpedition(join(import.meta.dirname, '../../../../content/expedition'));
  expect(places.length).toBeGreaterThan(400);
  expect(legs.length).toBeGreaterThan(300);
});

test.each([
  ['that is not JSON', '{ "places": [', 'is not JSON'],
  [
    'with an invalid place',
    JSON.stringify({ chapters: [], places: [{ place_id: 0 }], texts: [], paintings: [] }),
    'places.0.place_id',
  ],
])('readExpedition rejects a file %s, with its name and the reason', async (_what, text, reason) => {
  const path = join(folder, 'a.json');
  writeFileSync(path, text);
  await expect(readExpedition(folder)).rejects.toThrow(path);
  await expect(readExpedition(folder)).rejects.toThrow(reason);
});
