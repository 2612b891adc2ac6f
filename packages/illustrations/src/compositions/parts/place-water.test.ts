import { describe, expect, test } from 'vitest';
import type { Region } from '../../choice/regions.ts';
import { makeScene } from '../../make-scene.ts';
import { unknownTerrain } from '../../choice/terrain-facts.ts';
import { regionPositions, testPlace } from '../../testing/test-place.ts';

const terrain = { ...unknownTerrain, altitudeMetres: 3000, reliefMetres: 1500 };

/** The kinds of layers in thirty arrangements of a stop with the given notes. */
function kindsOf(region: Region, notes: string, lodging = ''): Set<string>[] {
  const [latitude, longitude] = regionPositions[region];
  return Array.from({ length: 30 }, (_, take) => {
    const place = testPlace({
      title_en: 'Stage',
      latitude,
      longitude,
      notes_en: notes,
      overnight_place_en: lodging,
    });
    const { scene } = makeScene(place, terrain, 0, '1927-09-10', { take });
    return new Set(scene.layers.map(({ kind }) => kind));
  });
}

describe('every arrangement of a stop', () => {
  test.each(['ladakh', 'changtang', 'mongolia', 'turkestan', 'karakoram'] as const)(
    'shows the river that its notes name in %s',
    (region) => {
      for (const kinds of kindsOf(region, 'A camp by the river.', 'Tents'))
        expect(kinds.has('river')).toBe(true);
    },
  );

  test('shows the stream beside the houses that its notes name', () => {
    for (const kinds of kindsOf('south-tibet', 'A few half-ruined houses on a stream.'))
      expect(kinds.has('river')).toBe(true);
  });

  test.each(['changtang', 'mongolia', 'karakoram'] as const)(
    'shows the lake that its notes name in %s',
    (region) => {
      for (const kinds of kindsOf(region, 'A camp by the lake.', 'Tents'))
        expect(kinds.has('water')).toBe(true);
    },
  );

  test.each([
    ['gobi', 'A waterless camp.'],
    ['turkestan', 'A march over gravel desert.'],
    ['karakoram', 'They passed a stone on the plain.'],
  ] as const)('has no water in %s: %s', (region, notes) => {
    for (const kinds of kindsOf(region, notes, 'Tents')) {
      expect(kinds.has('river')).toBe(false);
      expect(kinds.has('water')).toBe(false);
    }
  });

  test('has a dry bed instead of a river without water', () => {
    for (const kinds of kindsOf('gobi', 'They rested by the river. The bed was dry.', 'Tents')) {
      expect(kinds.has('river')).toBe(false);
      expect(kinds.has('track')).toBe(true);
    }
  });
});
