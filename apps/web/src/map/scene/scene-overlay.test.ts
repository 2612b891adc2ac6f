import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { sceneLight } from './scene-light.ts';
import { sceneOverlay, sceneSky } from './scene-overlay.ts';

const terrain = {
  manifest: { hash: 'abc', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] },
  tiles: 'https://a.example/{z}/{x}/{y}.webp',
  contours: 'https://a.example/contours/{z}/{x}/{y}',
} as const;
const light = sceneLight({ altitude: 20, azimuth: 110 }, 'light');
const options = { colorScheme: 'light', language: 'en', url: 'https://a.example', terrain } as const;

test('the atlas on the terrain is a valid style with its sky', () => {
  const { sources, layers } = sceneOverlay(options, light);
  const style = {
    version: 8 as const,
    glyphs: 'https://a.example/{fontstack}/{range}',
    sources,
    layers: [...layers],
    sky: sceneSky(light),
  };
  expect(validateStyleMin(style)).toEqual([]);
});

test('the shading has the direction and the colours of the light', () => {
  const shading = sceneOverlay(options, light).layers.find(({ id }) => id === 'atlas-hillshade');
  expect(shading?.paint).toMatchObject({
    'hillshade-illumination-direction': 110,
    'hillshade-shadow-color': light.shaded,
  });
});

test('the highest ground is white, whatever the atlas has there', () => {
  const tints = sceneOverlay(options, light).layers.find(({ id }) => id === 'atlas-tints');
  const text = JSON.stringify(tints?.paint);
  expect(text).toContain('5800,"#f3efe9",6400,"#fcfcfd"]');
  expect(text).toContain('"#ecdfc2"');
});

test('mountain signs are not on the terrain, and without heights there is no shading', () => {
  const ids = (terrainOrNull: typeof terrain | null) =>
    sceneOverlay({ ...options, terrain: terrainOrNull }, light).layers.map(({ id }) => id);
  expect(ids(terrain).filter((id) => id.includes('mountain'))).toEqual([]);
  expect(ids(terrain)).toContain('atlas-hillshade');
  expect(ids(null)).not.toContain('atlas-hillshade');
});
