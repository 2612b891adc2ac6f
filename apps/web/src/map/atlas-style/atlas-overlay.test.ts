import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { languages } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-overlay.ts';
import { flattenOverlays, overlayChanges } from '../overlays/overlay-changes.ts';
import { nearZoom, unlessInNearTiles } from './atlas-sources.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import type { Terrain } from '../terrain/terrain-manifest.ts';
import type { ColorScheme } from '../style/tokens.ts';

const schemes: readonly ColorScheme[] = ['light', 'dark'];
const url = 'https://example.org/atlas';
const terrain: Terrain = {
  manifest: { hash: '0123456789ab', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] },
  tiles: `${url}/terrain/0123456789ab/{z}/{x}/{y}.webp`,
  contours: 'contour://{z}/{x}/{y}',
};
const fineTerrain: Terrain = {
  ...terrain,
  fine: {
    url: 'https://dem.example.org/{z}/{x}/{y}.png',
    encoding: 'mapbox',
    contours: 'fine://{z}/{x}/{y}',
  },
};
const variants = schemes.flatMap((colorScheme) =>
  languages.map((language) => ({ colorScheme, language, url, terrain })),
);

test.each(variants)(
  'the atlas in the scheme $colorScheme and the language $language is a valid style',
  (options) => {
    for (const shown of [terrain, fineTerrain, { ...terrain, contours: null }, null]) {
      const { sources, layers } = atlasOverlay({ ...options, terrain: shown });
      expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
    }
  },
);

test('a new language or colour scheme changes only paint and layout properties', () => {
  const shown = flattenOverlays([atlasOverlay({ colorScheme: 'light', language: 'ru', url, terrain })]);
  for (const options of variants) {
    const kinds = overlayChanges(shown, flattenOverlays([atlasOverlay(options)])).map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === 'set-paint' || kind === 'set-layout')).toBe(true);
  }
});

test.each(schemes)('the atlas contains every image that its layers use in the scheme %s', (colorScheme) => {
  const { layers, images = {} } = atlasOverlay({ colorScheme, language: 'en', url, terrain: null });
  const names = JSON.stringify(layers).match(/"atlas-(town|texture|peak)-[\w-]+"/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(Object.keys(images)).toContain(JSON.parse(name));
});

test('the atlas is below the other base layers', () => {
  const atlas = atlasOverlay({ colorScheme: 'light', language: 'en', url, terrain: null });
  const tiles: MapOverlay = {
    id: 'tiles',
    order: 1,
    sources: {},
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    interactiveLayerIds: [],
  };
  const ids = flattenOverlays([tiles, atlas]).layers.map(({ id }) => id);
  expect(ids.indexOf('tiles')).toBe(atlas.layers.length);
});

test('features of the near tiles are not drawn from the overzoomed tiles', () => {
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url, terrain: null });
  for (const part of ['rivers', 'lakes']) {
    const far = layers.find(({ id }) => id === `atlas-${part}`);
    const near = layers.find(({ id }) => id === `atlas-${part}-near`);
    expect(far && 'filter' in far ? far.filter : null).toEqual(unlessInNearTiles);
    expect(near?.minzoom).toBe(nearZoom);
  }
});

test('terrain adds its source and layers, and keeps the other sources', () => {
  const options = { colorScheme: 'light', language: 'en', url } as const;
  const without = atlasOverlay({ ...options, terrain: null });
  const changes = overlayChanges(
    flattenOverlays([without]),
    flattenOverlays([atlasOverlay({ ...options, terrain })]),
  );
  expect(changes.filter(({ kind }) => kind === 'remove-source' || kind === 'set-data')).toEqual([]);
  const added = changes.flatMap((change) => (change.kind === 'add-source' ? [change.source] : []));
  expect(added).toMatchObject([
    { type: 'raster-dem', tiles: [terrain.tiles], encoding: 'terrarium' },
    { type: 'vector', tiles: [terrain.contours] },
  ]);
  expect(without.layers.some(({ type }) => type === 'hillshade' || type === 'color-relief')).toBe(false);
});

test('the painted relief fades out while the relief of the terrain fades in', () => {
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url, terrain });
  const find = (id: string) => layers.find((layer) => layer.id === id);
  const shadeEnd = find('atlas-shade')?.maxzoom ?? 0;
  expect(find('atlas-hillshade')?.minzoom).toBeLessThan(shadeEnd);
  expect(find('atlas-tints')?.minzoom).toBeLessThan(shadeEnd);
});

test('with terrain only mountain icons beyond the height grid are shown at high zooms', () => {
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url, terrain });
  const showsIcon = (id: string, zoom: number, properties: object): boolean => {
    const layer = layers.find((candidate) => candidate.id === id);
    const filter = featureFilter(layer && 'filter' in layer ? layer.filter : undefined, 'layers[0].filter');
    return filter.filter({ zoom }, { type: 1, properties: { from: 4, ...properties } });
  };
  expect(showsIcon('atlas-mountains', 5, {})).toBe(true);
  expect(showsIcon('atlas-mountains', 6, {})).toBe(false);
  expect(showsIcon('atlas-mountains', 6, { outside: 1 })).toBe(true);
  expect(showsIcon('atlas-mountains-near', 8, {})).toBe(false);
  expect(showsIcon('atlas-mountains-near', 8, { outside: 1 })).toBe(true);
});

test('finer terrain replaces the built-in relief from zoom 10', () => {
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url, terrain: fineTerrain });
  const zoomsOf = (id: string) => {
    const { minzoom, maxzoom } = layers.find((layer) => layer.id === id) ?? {};
    return { minzoom, maxzoom };
  };
  for (const part of ['tints', 'hillshade', 'contours', 'contour-labels']) {
    expect(zoomsOf(`atlas-${part}`).maxzoom).toBe(9);
    expect(zoomsOf(`fine-${part}`)).toEqual({ minzoom: 9, maxzoom: undefined });
  }
});
