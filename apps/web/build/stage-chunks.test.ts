import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stageChunks } from './stage-chunks.ts';

const features = join(import.meta.dirname, '../src/features');

test('the chunk of the live map contains the map parts of every feature', () => {
  const mapParts = readdirSync(features)
    .flatMap((feature) => ['map-parts.ts', 'map-parts.tsx'].map((file) => join(features, feature, file)))
    .filter((path) => existsSync(path));
  expect(mapParts.length).toBeGreaterThan(20);
  const { isOfLiveMap } = stageChunks();
  expect(mapParts.filter((path) => !isOfLiveMap(path))).toEqual([]);
});
