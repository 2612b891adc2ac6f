import { describe, expect, test } from 'vitest';
import type { MotifName } from './choice/motif-names.ts';
import { findRegion, type Region } from './choice/regions.ts';
import { mayAppear, maySnow } from './choice/rules.ts';
import { unknownTerrain } from './choice/terrain-facts.ts';
import { makeScene, type SceneWithProfile } from './make-scene.ts';
import type { Scene } from './scene/scene.ts';
import { regionPositions, testPlace } from './testing/test-place.ts';

const regions = Object.keys(regionPositions) as Region[];
const transports = ['horse', 'car', 'train', 'steamship', null];
const notes = ['', 'Deep snow, a blizzard.', 'Nomads by the river.', 'A large monastery.', 'A mud fort.'];
const altitudes = [50, 1500, 3000, 4700];

interface Sample extends SceneWithProfile {
  readonly region: Region;
  readonly altitudeMetres: number;
}

/** Scenes of a region in every month, at several altitudes, with varying notes, transports and types of place. */
function sampleScenes(region: Region): Sample[] {
  const [latitude, longitude] = regionPositions[region];
  return Array.from({ length: 12 * 12 }, (_, index) => {
    const month = String(1 + (index % 12)).padStart(2, '0');
    const altitudeMetres = altitudes[Math.floor(index / 12) % altitudes.length] ?? 0;
    const place = testPlace({
      place_id: 1000 + index,
      latitude,
      longitude,
      title_en: `Camp ${index}`,
      place_type: index % 7 === 0 ? 'pass' : 'others',
      go_by: transports[index % transports.length] ?? null,
      notes_en: notes[Math.floor(index / 3) % notes.length] ?? '',
      overnight_place_en: index % 2 === 0 ? 'Tents' : '',
    });
    const facts = { ...unknownTerrain, altitudeMetres, reliefMetres: 1500 };
    return { region, altitudeMetres, ...makeScene(place, facts, 0, `1926-${month}-15`) };
  });
}

const samples = new Map(regions.map((region) => [region, sampleScenes(region)]));

function listMotifs({ layers }: Scene): MotifName[] {
  return layers.flatMap((layer) => (layer.kind === 'motif' ? [layer.motif] : []));
}

/** Returns whether snow lies on the ground or falls; snow on distant peaks does not count. */
function hasSnow({ layers }: Scene): boolean {
  return layers.some(
    (layer) =>
      (layer.kind === 'plain' && (layer.material === 'snow' || layer.cover === 'snow')) ||
      ((layer.kind === 'slope' || layer.kind === 'foreground') && layer.material === 'snow') ||
      (layer.kind === 'falling' && layer.what === 'snow'),
  );
}

test.each(regions)('the sample position of %s is in this region', (region) => {
  expect(findRegion(...regionPositions[region])).toBe(region);
});

describe.each(regions)('the scenes of %s', (region) => {
  const scenes = samples.get(region) ?? [];

  test('contain only motifs of the region', () => {
    const foreign = scenes.flatMap(({ scene }) =>
      listMotifs(scene).filter((motif) => !mayAppear(motif, region)),
    );
    expect(foreign).toEqual([]);
  });

  test('have snow only when it is plausible', () => {
    const [latitude] = regionPositions[region];
    const snowy = scenes.filter(
      ({ scene, altitudeMetres }) => hasSnow(scene) && !maySnow(scene.season, latitude, altitudeMetres),
    );
    expect(snowy.map(({ profile, scene }) => [profile.subject, scene.season, scene.weather])).toEqual([]);
  });

  test('have at least two layers', () => {
    for (const { scene } of scenes) expect(scene.layers.length).toBeGreaterThanOrEqual(2);
  });
});

test('scenes in Mongolia include yurts, and scenes in Kashmir have none', () => {
  const motifs = (region: Region) => (samples.get(region) ?? []).flatMap(({ scene }) => listMotifs(scene));
  expect(motifs('mongolia')).toContain('gers');
  expect(motifs('kashmir')).not.toContain('gers');
});

test('some scenes of the Karakoram have snow in July, and none of the low steppe', () => {
  const inJuly = (region: Region) =>
    (samples.get(region) ?? []).filter(
      ({ scene, altitudeMetres }) =>
        scene.seed.includes('1926-07') && altitudeMetres === (region === 'karakoram' ? 4700 : 1500),
    );
  expect(inJuly('karakoram').some(({ scene }) => hasSnow(scene))).toBe(true);
  expect(inJuly('mongolia').some(({ scene }) => hasSnow(scene))).toBe(false);
});

test('a scene at sea contains vessels and no caravan', () => {
  const suez = testPlace({ title_en: 'Suez', latitude: 29.97, longitude: 32.55, go_by: 'horse' });
  for (let id = 0; id < 30; id += 1) {
    const { scene, profile } = makeScene({ ...suez, place_id: id }, unknownTerrain, 0, '1923-11-20');
    expect(profile.subject).toBe('open-sea');
    expect(listMotifs(scene)).toEqual(['steamer']);
  }
});

test('makeScene is deterministic', () => {
  const scene = () => makeScene(testPlace(), unknownTerrain, 0, '1925-08-26');
  expect(scene()).toEqual(scene());
});

test('makeScene depends on the date', () => {
  const scene = (date: string) => makeScene(testPlace(), unknownTerrain, 0, date).scene;
  expect(scene('1925-08-26')).not.toEqual(scene('1925-12-26'));
});
