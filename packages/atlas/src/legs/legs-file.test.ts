import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLegsFile, writeLegsFile } from './legs-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cae-map-legs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const leg: ContentInferredLeg = {
  place_id: 2,
  state: 'rejected',
  reason: 'the account names another pass',
  from: [39, 80.8],
  to: [39, 81.2],
  points: [[39.1, 81]],
};

function fileOf(text: string): string {
  const path = join(folder, 'inferred-legs.json');
  writeFileSync(path, text);
  return path;
}

test.each([[[]], [[leg]], [[leg, { ...leg, place_id: 3, state: 'accepted' as const, reason: null }]]])(
  'readLegsFile returns the legs that writeLegsFile has written (%#)',
  async (legs) => {
    const path = join(folder, 'written.json');
    await writeLegsFile(path, legs);
    expect(await readLegsFile(path)).toEqual(legs);
  },
);

test('readLegsFile returns no legs if the file does not exist', async () => {
  expect(await readLegsFile(join(folder, 'missing.json'))).toEqual([]);
});

test.each([
  ['that is not JSON', '{ "legs": [', 'not readable as JSON'],
  ['with a rejected leg without a reason', JSON.stringify({ legs: [{ ...leg, reason: null }] }), 'reason'],
  ['with an unknown state', JSON.stringify({ legs: [{ ...leg, state: 'good' }] }), 'legs[0].state'],
  ['with an unknown key', JSON.stringify({ legs: [{ ...leg, note: '' }] }), 'note'],
  ['that lists a place twice', JSON.stringify({ legs: [leg, leg] }), 'place_id is listed twice'],
])('readLegsFile rejects a file %s, with its name, the field and what to do', async (_what, text, reason) => {
  const path = fileOf(text);
  const reading = readLegsFile(path);
  await expect(reading).rejects.toThrow(path);
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow('git checkout');
});
