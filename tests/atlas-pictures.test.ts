import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atlasPicturesSchema } from '@cae-map/contract/api/atlas-pictures';
import { describe, expect, test } from 'vitest';
import { readStopViews } from '../apps/web/build/atlas-picture/stop-views.ts';
import { journeyPictures } from '../apps/web/src/app/map-screen/atlas-picture/journey-pictures.ts';
import {
  isDrawn,
  listTiles,
  type ShownTile,
} from '../apps/web/src/app/map-screen/atlas-picture/picture-tiles.ts';
import { mediaWithoutTile } from '../apps/web/src/app/map-screen/atlas-picture/tile-media.ts';
import { matchesMedia } from '../apps/web/src/testing/browser/matches-media.ts';

/** The pictures that set-up has drawn; without set-up, in a quick check, there are none. */
const folder = join(import.meta.dirname, '../build/atlas-pictures');
const manifest = join(folder, 'pictures.json');
const readPictures = () => atlasPicturesSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
const schemes = ['light', 'dark'] as const;

const screens = [
  { name: 'phone', width: 390, height: 844, budget: 45_000 },
  { name: 'desktop', width: 1440, height: 900, budget: 90_000 },
  { name: 'desktop', width: 1920, height: 1080, budget: 90_000 },
];

function sizeOf(hash: string, name: string): number {
  return statSync(join(folder, hash, `${name}.webp`)).size;
}

function sizeOfTiles(hash: string, tiles: readonly ShownTile[], scheme: string): number {
  return tiles.reduce((sum, { level, x, y }) => sum + sizeOf(hash, `${scheme}/${level}/${x}/${y}`), 0);
}

describe.runIf(existsSync(manifest))('the pictures of the atlas', () => {
  test.each(screens)('of the journey on a $name of $width pixels are within their budget', (screen) => {
    const shown = journeyPictures.find(({ media }) => media === 'all' || matchesMedia(media, screen));
    const { hash } = readPictures();
    for (const scheme of schemes) {
      expect(sizeOf(hash, `journey-${shown?.name}-${scheme}`)).toBeLessThanOrEqual(screen.budget);
    }
  });

  test.each(screens)(
    'of every stop on a $name of $width pixels are drawn and within their budget',
    (screen) => {
      const pictures = readPictures();
      for (const view of readStopViews(join(import.meta.dirname, '../content/expedition'))) {
        const shown = listTiles(view).filter((tile) => !matchesMedia(mediaWithoutTile(tile), screen));
        expect(shown.filter((tile) => !isDrawn(pictures, tile))).toEqual([]);
        for (const scheme of schemes)
          expect(sizeOfTiles(pictures.hash, shown, scheme)).toBeLessThanOrEqual(screen.budget);
      }
    },
  );
});
