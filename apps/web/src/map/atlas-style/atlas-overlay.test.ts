import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { languages } from '@cae-map/contract/enumerations';
import { atlasOverlay } from './atlas-overlay.ts';
import { flattenOverlays, overlayChanges } from '../overlays/overlay-changes.ts';
import { nearZoom, unlessNear } from './atlas-sources.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import type { ColorScheme } from '../style/tokens.ts';

const schemes: readonly ColorScheme[] = ['light', 'dark'];
const url = 'https://example.org/atlas';
const variants = schemes.flatMap((colorScheme) =>
  languages.map((language) => ({ colorScheme, language, url })),
);

test.each(variants)('the atlas in $colorScheme and $language is a valid style', (options) => {
  const { sources, layers } = atlasOverlay(options);
  expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
});

test('another language changes words and another light changes colours; nothing is loaded again', () => {
  const shown = flattenOverlays([atlasOverlay({ colorScheme: 'light', language: 'ru', url })]);
  for (const options of variants) {
    const kinds = overlayChanges(shown, flattenOverlays([atlasOverlay(options)])).map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === 'set-paint' || kind === 'set-layout')).toBe(true);
  }
});

test.each(schemes)('every picture that the layers name plainly is drawn by %s', (colorScheme) => {
  const { layers, images = {} } = atlasOverlay({ colorScheme, language: 'en', url });
  const names = JSON.stringify(layers).match(/"atlas-(town|texture)-[\w-]+"/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(Object.keys(images)).toContain(JSON.parse(name));
});

test('the atlas lies under the pictures of any other base layer, whichever comes first', () => {
  const atlas = atlasOverlay({ colorScheme: 'light', language: 'en', url });
  const pictures: MapOverlay = {
    id: 'pictures',
    order: 1,
    sources: {},
    layers: [{ id: 'pictures', type: 'raster', source: 'pictures' }],
    interactiveLayerIds: [],
  };
  const ids = flattenOverlays([pictures, atlas]).layers.map(({ id }) => id);
  expect(ids.indexOf('pictures')).toBe(atlas.layers.length);
});

test('only what the near tiles do not hold is drawn from the stretched ones', () => {
  const { layers } = atlasOverlay({ colorScheme: 'light', language: 'en', url });
  for (const part of ['rivers', 'lakes']) {
    const afar = layers.find(({ id }) => id === `atlas-${part}`);
    const near = layers.find(({ id }) => id === `atlas-${part}-near`);
    expect(afar && 'filter' in afar ? afar.filter : null).toEqual(unlessNear);
    expect(near?.minzoom).toBe(nearZoom);
  }
});
