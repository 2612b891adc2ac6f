import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import type { VisitedOn } from '@cae-map/contract/enumerations';
import { sectionSetCode } from '@cae-map/expedition/map-features/section-sets';
import {
  createExpression,
  validateStyleMin,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { expect, test, vi } from 'vitest';
import { toMapLibreZoom } from '../../../map/camera/zoom.ts';
import { selectedStopSource } from './selected-stop.ts';
import type { StopData } from './stop-data.ts';
import { stopsOverlay } from './stops-overlay.ts';
import { tiledStops, type TiledStopOptions } from './tiled-stops.ts';

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }));

const names = { language: 'en', showsModernNames: false } as const;
const sections: readonly VisitedOn[] = ['cae', 'precae', 'other'];

const read = (options: Partial<TiledStopOptions> = {}): StopData =>
  tiledStops(aMapTileset, { ...names, sections, ...options });

/** The type of the value of `text-variable-anchor-offset`. */
const offsetType = { type: 'variableAnchorOffsetCollection' } as StylePropertySpecification;

function evaluate(
  expression: unknown,
  properties: Record<string, string | number>,
  zoom = 6,
  type?: StylePropertySpecification,
): unknown {
  const parsed = createExpression(expression, 'test', type);
  if (parsed.result !== 'success') throw new Error(parsed.value.map(({ message }) => message).join());
  return parsed.value.evaluate({ zoom: toMapLibreZoom(zoom) }, { type: 1, properties });
}

test('the layers of the stops in tiles are valid', () => {
  const selected = selectedStopSource(null, names);
  const { sources, layers } = stopsOverlay(read(), selected, { colorScheme: 'light', selectedId: 53 });

  expect(
    validateStyleMin({ version: 8, sources, layers: [...layers], glyphs: '/{fontstack}/{range}' }),
  ).toEqual([]);
  expect(layers.map(({ id }) => id)).toContain('stops-markers-8');
});

test('a stop in tiles is drawn if its section is visible', () => {
  expect(evaluate(read().isMarker, { section: 'cae' })).toBe(true);
  expect(evaluate(read().isMarker, { section: 'indiancae' })).toBe(false);
});

test('the label of a stop in tiles is a modern name where the tile has one, else the title', () => {
  const properties = { label_ru: 'Лех', label_en: 'Leh', label_en_modern: 'Leh City' };

  expect(evaluate(read().label, properties)).toBe('Leh');
  expect(evaluate(read({ showsModernNames: true }).label, properties)).toBe('Leh City');
  expect(evaluate(read({ language: 'ru', showsModernNames: true }).label, properties)).toBe('Лех');
});

test('the label of a stop in tiles is the Chinese title where the language of the map is Chinese, else the English one', () => {
  const properties = { label_ru: 'Лех', label_en: 'Leh', label_cn: '列城' };

  expect(evaluate(read({ language: 'cn' }).label, properties)).toBe('列城');
  expect(evaluate(read({ language: 'cn' }).label, { label_en: 'Leh' })).toBe('Leh');
  expect(evaluate(read({ language: 'cn', showsModernNames: true }).label, properties)).toBe('列城');
  expect(evaluate(read({ language: 'en' }).label, properties)).toBe('Leh');
  expect(read({ language: 'cn' }).labelCharacters).toContain('城');
});

test('a label in tiles is silent if the bit of the visible sections is set', () => {
  const bit = 2 ** sectionSetCode(sections);

  expect(evaluate(read().isSilent, { silenced_en: bit })).toBe(true);
  expect(evaluate(read().isSilent, { silenced_en: 2 ** 15 + bit })).toBe(true);
  expect(evaluate(read().isSilent, { silenced_en: 2 ** 16 - 1 - bit })).toBe(false);
  expect(evaluate(read().isSilent, { silenced_ru: bit })).toBe(false);
});

test('a label in tiles has its own anchors up to zoom 6 and those of its side above', () => {
  const firstAnchor = (zoom: number, properties: Record<string, string | number>) => {
    const offsets = evaluate(read().anchorOffsets(3), { side: 'left', ...properties }, zoom, offsetType);
    return Object(offsets).values[0];
  };
  // The code of the anchors top and left.
  const own = { anchors_en: 8 * 3 };

  expect(firstAnchor(4, own)).toBe('top');
  expect(firstAnchor(6, own)).toBe('top');
  expect(firstAnchor(7, own)).toBe('right');
  expect(firstAnchor(4, {})).toBe('right');
});
