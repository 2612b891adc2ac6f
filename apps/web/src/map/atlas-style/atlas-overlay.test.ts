import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { languages } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-overlay.ts';
import { flattenOverlays, overlayChanges } from '../overlays/overlay-changes.ts';
import { nearZoom, unlessInNearTiles } from './atlas-sources.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import type { ColorScheme } from '../style/tokens.ts';

const schemes: readonly ColorScheme[] = ['light', 'dark'];
const url = 'https://example.org/atlas';
const variants = schemes.flatMap((colorScheme) =>
  languages.map((language) => ({ colorScheme, language, url })),
);

test.each(variants)(
  'the atlas in the scheme $colorScheme and the language $language is a valid style',
  (options) => {
    const { sources, layers } = atlasOverlay(options);
    expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
  },
);

test('a new language or colour scheme changes only paint and layout properties', () => {
  const shown = flattenOverlays([atlasOverlay({ colorScheme: 'light', language: 'ru', url })]);
  for (const options of variants) {
    const kinds = overlayChanges(shown, flattenOverlays([atlasOverlay(options)])).map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === 'set-paint' || kind === 'set-layout')).toBe(true);
  }
});

test.each(schemes)('the atlas contains every image that its layers use in the scheme %s', (colorScheme) => {
  const { layers, images = {} } = atlasOverlay({ colorScheme, language: 'en', url });
  const names = JSON.stringify(layers).match(/"atlas-(town|texture)-[\w-]+"/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(Object.keys(images)).toContain(JSON.parse(name));
});

test('the atlas is below the other base layers', () => {
  const atlas = atlasOverlay({ colorScheme: 'light', language: 'en', url });
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
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url });
  for (const part of ['rivers', 'lakes']) {
    const far = layers.find(({ id }) => id === `atlas-${part}`);
    const near = layers.find(({ id }) => id === `atlas-${part}-near`);
    expect(far && 'filter' in far ? far.filter : null).toEqual(unlessInNearTiles);
    expect(near?.minzoom).toBe(nearZoom);
  }
});
