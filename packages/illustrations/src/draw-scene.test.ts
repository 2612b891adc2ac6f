import { describe, expect, test } from 'vitest';
import { compose } from './compositions/compositions.ts';
import { drawScene } from './draw-scene.ts';
import { motifNames } from './choice/motif-names.ts';
import { makeScene } from './make-scene.ts';
import { groundMaterials } from './scene/land.ts';
import { palettes } from './scene/palettes.ts';
import { createRandom } from './math/random.ts';
import type { Scene } from './scene/scene.ts';
import { subjects } from './choice/subjects.ts';
import { unknownTerrain } from './choice/terrain-facts.ts';
import { differingShare, rasterize } from './testing/rasterize.ts';
import { testPlace } from './testing/test-place.ts';
import { vistas, type Vista } from './compositions/vistas.ts';

const sample = makeScene(testPlace(), unknownTerrain, 0, '1925-08-26');
const seasons = ['winter', 'spring', 'summer', 'monsoon', 'autumn'] as const;
const invalid = /NaN|undefined|null|Infinity/;

function sceneWith(layers: Scene['layers'], part: Partial<Scene> = {}): Scene {
  return { ...sample.scene, layers, ...part };
}

function contextFor(seed: string): Parameters<typeof compose>[1] {
  return {
    random: createRandom(seed),
    profile: { ...sample.profile, camp: true },
    facts: unknownTerrain,
    season: 'autumn',
    light: 'dusk',
    weather: 'clear',
    horizon: 500,
    rock: 'rock',
    ground: 'tundra',
    patches: 'gravel',
    snow: 0.5,
    focus: 0.4,
    snowy: false,
    canSnow: true,
    breadth: 1,
    side: 1,
    wooded: true,
  };
}

describe('drawScene', () => {
  test('is deterministic', () => {
    expect(drawScene(sample.scene)).toBe(
      drawScene(makeScene(testPlace(), unknownTerrain, 0, '1925-08-26').scene),
    );
  });

  test.each(subjects)('draws every layout of %s without invalid numbers', (subject) => {
    for (let variant = 0; variant < 3; variant += 1) {
      const svg = drawScene(sceneWith(compose(subject, contextFor(`${subject}${variant}`), null)));
      expect(svg).not.toMatch(invalid);
      expect(svg).not.toContain('<text');
      expect(svg.length).toBeGreaterThan(4000);
    }
  });

  test.each(Object.keys(vistas) as Vista[])('draws the vista %s without invalid numbers', (vista) => {
    for (let variant = 0; variant < 4; variant += 1)
      expect(drawScene(sceneWith(compose('plateau', contextFor(`${vista}${variant}`), vista)))).not.toMatch(
        invalid,
      );
  });

  test.each(motifNames)('draws the motif %s by day and by night, flipped and unflipped', (motif) => {
    for (const light of ['noon', 'night'] as const) {
      const layers = [false, true].map(
        (flip) => ({ kind: 'motif', motif, x: 800, y: 700, scale: 1, depth: 0.1, flip }) as const,
      );
      const svg = drawScene(sceneWith(layers, { light, season: light === 'night' ? 'winter' : 'spring' }));
      expect(svg).not.toMatch(invalid);
      expect(svg.length).toBeGreaterThan(drawScene(sceneWith([])).length + 200);
    }
  });

  test.each(palettes.map((palette) => [palette.name, palette] as const))(
    'draws the palette %s from valid colours',
    (_name, palette) => {
      expect(palette.sky).toHaveLength(5);
      for (const colour of [
        ...palette.sky,
        palette.haze,
        palette.lit,
        palette.shade,
        palette.sun,
        palette.glow,
        palette.cloudLit,
        palette.cloudShade,
      ])
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(
        drawScene(sceneWith(compose('snow-peaks', contextFor(palette.name), null), { palette })),
      ).not.toMatch(invalid);
    },
  );
});

describe('rendered scenes', () => {
  const skyOnly = rasterize(drawScene(sceneWith([])));

  test.each(subjects)('the composition %s is not empty', async (subject) => {
    const svg = drawScene(sceneWith(compose(subject, contextFor(subject), null)));
    expect(differingShare(await rasterize(svg), await skyOnly)).toBeGreaterThan(0.2);
  });

  test.each(Object.keys(vistas) as Vista[])('the vista %s is not empty', async (vista) => {
    const svg = drawScene(sceneWith(compose('plateau', contextFor(vista), vista)));
    expect(differingShare(await rasterize(svg), await skyOnly)).toBeGreaterThan(0.2);
  });

  test.each(motifNames)('the motif %s is visible', async (motif) => {
    const svg = drawScene(sceneWith([{ kind: 'motif', motif, x: 800, y: 700, scale: 1.5, depth: 0.05 }]));
    expect(differingShare(await rasterize(svg), await skyOnly)).toBeGreaterThan(0.001);
  });

  test.each(seasons)('every kind of ground in %s is not empty', async (season) => {
    const grounds = new Map(
      Object.values(groundMaterials).map((bySeason) => [bySeason[season].join(), bySeason[season]]),
    );
    for (const [ground, patches] of grounds.values()) {
      const context = { ...contextFor(season), season, ground, patches };
      const svg = drawScene(sceneWith(compose('plateau', context, null), { season }));
      expect(svg).not.toMatch(invalid);
      expect(differingShare(await rasterize(svg), await skyOnly)).toBeGreaterThan(0.2);
    }
  });

  test('have the same bytes for the same scene', async () => {
    const svg = drawScene(sample.scene);
    expect(await rasterize(svg)).toEqual(await rasterize(svg));
  });
});
