import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openHeightFile, writeHeightFile } from './height-file.ts';
import { heightAt } from './height-grid.ts';
import { gridOf } from './testing/grids.ts';

const grid = gridOf(
  { west: 70, north: 40, postsPerDegree: 2, width: 40, height: 30 },
  (column, row) => ((column * 977 + row * 353) % 9000) - 150,
);

async function writtenFile(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'heights-')), 'heights.bin');
  await writeHeightFile(path, grid);
  return path;
}

test('a height file returns the heights of its grid, and undefined outside', async () => {
  const file = await openHeightFile(await writtenFile());
  const positions = fc.tuple(
    fc.double({ min: 68, max: 92, noNaN: true }),
    fc.double({ min: 24, max: 42, noNaN: true }),
  );
  await fc.assert(
    fc.asyncProperty(positions, async ([longitude, latitude]) => {
      expect(await file.heightAt(longitude, latitude)).toBe(heightAt(grid, longitude, latitude));
    }),
  );
  expect(file.layout).toEqual({ west: 70, north: 40, postsPerDegree: 2, width: 40, height: 30 });
  await file.close();
});

test.each([
  ['is missing', () => null, /cannot be opened/],
  ['is truncated', (bytes: Buffer) => bytes.subarray(0, 1000), /has 1000 bytes instead of 2432/],
  ['ends in its header', (bytes: Buffer) => bytes.subarray(0, 20), /ends at byte 20/],
  ['contains only zeros', (bytes: Buffer) => Buffer.alloc(bytes.length), /is not a height file/],
])('openHeightFile names the file and what to do when it %s', async (_title, damage, message) => {
  const path = await writtenFile();
  const damaged = damage(await readFile(path));
  if (damaged) await writeFile(path, damaged);
  const opened = openHeightFile(damaged ? path : `${path}.none`);
  await expect(opened).rejects.toThrow(message);
  await expect(opened).rejects.toThrow(/heights\.bin.*run npm start/);
});
