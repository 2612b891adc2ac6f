import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { flightPath, readFlight, writeFlight } from './flight-file.ts';

const stop = { place_id: 53, altitude: 3600, range: 42_000, tilt: 74.5, heading: 15, rest_seconds: 16 };

/** A content folder with a file of the flight. */
function folderWith(source: string): string {
  const folder = temporaryFolder();
  mkdirSync(path.dirname(flightPath(folder)));
  writeFileSync(flightPath(folder), source);
  return folder;
}

test('the written file is read as the same stops, also without any', () => {
  for (const stops of [[], [stop], [stop, { ...stop, place_id: 301, rest_seconds: 20 }]])
    expect(readFlight(folderWith(writeFlight(stops)))).toEqual(stops);
});

test('a folder without the file has no stops', () => {
  expect(readFlight(temporaryFolder())).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  [
    'a camera that cannot be shown',
    '{"steps": [{"place": 1, "altitude": 1, "range": 1, "tilt": 1, "heading": 1}]}',
  ],
  ['an unknown key', '{"steps": [], "speed": 2}'],
])('a file with %s is rejected with its name', (_what, source) => {
  expect(() => readFlight(folderWith(source))).toThrow('flight.json');
});
