import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { markerForm, showsRoutePoint } from '@cae-map/expedition/places/markers';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { toMapLibreZoom } from '../../../map/zoom.ts';
import { placeRecord } from '../../../testing/records.ts';
import { stopColours } from './stop-colours.ts';
import { badgeId, ringId } from './stop-images.ts';
import { stopFeatures } from './stop-features.ts';
import { pointedStopOverlay, stopsOverlay, stopsSource } from './stops-overlay.ts';
import type { StopsOptions } from './stops-overlay.ts';

const sizes = ['tiny', 'small', 'medium', 'large', 'xlarge', null] as const;
/** Stops of every minzoom and size word, one section after the other, far from each other. */
const records = [0, 1, 3, 4, 6, 7, 9, 10, 12]
  .flatMap((minzoom) => sizes.map((zoom) => ({ minzoom, zoom })))
  .map((fields, index) =>
    placeRecord({
      ...fields,
      place_id: index + 1,
      seqid: index,
      latitude: index,
      visited_on: (['cae', 'precae', 'manchuriaexp'] as const)[index % 3] ?? 'cae',
    }),
  );
const expedition = toExpedition({ places: records, images: [] });
const options: StopsOptions = {
  expedition,
  language: 'ru',
  showsModernNames: false,
  sections: ['cae', 'precae'],
  whitelist: [],
  colorScheme: 'light',
  selectedId: null,
};

function overlayOf(changed: Partial<StopsOptions> = {}) {
  const all = { ...options, ...changed };
  return stopsOverlay(stopsSource(all), all);
}

/** Tells the layers that draw a stop at a zoom of 256-pixel tiles, by MapLibre's own filters. */
function drawing(changed: Partial<StopsOptions> = {}) {
  const all = { ...options, ...changed };
  const properties = new Map(
    stopFeatures(all).features.map((feature) => [feature.properties.place_id, feature.properties]),
  );
  const layers = overlayOf(changed).layers.map(readLayer);
  return (placeId: number, zoom: number): string[] => {
    const stop = properties.get(placeId);
    if (!stop) return [];
    return layers.filter(({ draws }) => draws(toMapLibreZoom(zoom), stop)).map(({ id }) => id);
  };
}

function readLayer(layer: LayerSpecification) {
  const { id, minzoom = 0, maxzoom = 24 } = layer;
  const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `layers.${id}.filter`);
  return {
    id,
    draws: (zoom: number, properties: object): boolean =>
      zoom >= minzoom &&
      zoom < maxzoom &&
      // Filters see the zoom of the tile, which is whole.
      filter({ zoom: Math.floor(zoom) }, { type: 1, properties: { ...properties } }),
  };
}

/** The form that the layers give a stop. */
function formOf(layers: readonly string[]): string {
  const has = (prefix: string): boolean => layers.some((id) => id.startsWith(prefix));
  if (has('stops-selected-label')) return 'labelled-marker';
  if (has('stops-markers')) return has('stops-labels') ? 'labelled-marker' : 'popup-marker';
  return has('stops-circles') ? 'circle' : 'hidden';
}

const zooms = [
  1, 1.4, 1.5, 2.49, 2.5, 3, 3.5, 4, 4.5, 5.2, 5.5, 6, 6.7, 7.5, 8, 8.5, 9, 9.5, 10, 11.5, 12, 22,
];
const listed = new Set([1, 13, 14, 20, 25, 26, 27, 37, 38, 43, 50]);

describe.each([
  ['without a whitelist', new Set<number>()],
  ['with a whitelist', listed],
])('the layers %s', (_title, whitelist) => {
  const changed = { whitelist: [...whitelist], selectedId: 38 };
  const rules = { whitelist, sections: new Set(options.sections), selectedId: 38 };

  test('give every stop at every zoom the form of the rule', () => {
    const layersOf = drawing(changed);
    for (const record of records) {
      for (const zoom of zooms) {
        const form = formOf(layersOf(record.place_id, zoom));
        const told = `stop ${record.place_id}, minzoom ${record.minzoom}, at ${zoom}`;
        expect(form, told).toBe(markerForm(Math.round(zoom), record, rules));
      }
    }
  });

  test('draw one sign for a stop at every zoom', () => {
    const layersOf = drawing({ ...changed, selectedId: null });
    const signs = ['stops-circles', 'stops-markers', 'stops-points'];
    for (const { place_id: id, minzoom } of records) {
      for (const zoom of zooms) {
        const drawn = layersOf(id, zoom).filter((layer) => signs.some((sign) => layer.startsWith(sign)));
        expect(drawn.length, `${drawn.join()} of minzoom ${minzoom} at ${zoom}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('make a stop of a section that shows a point of the route by its size word, and never beside its marker', () => {
    const layersOf = drawing(changed);
    for (const record of records.filter(({ visited_on: section }) => section !== 'manchuriaexp')) {
      for (const zoom of zooms) {
        const isPoint = layersOf(record.place_id, zoom).some((id) => id.startsWith('stops-points'));
        const told = `stop ${record.place_id}, minzoom ${record.minzoom}, ${record.zoom}, at ${zoom}`;
        expect(isPoint, told).toBe(showsRoutePoint(zoom, record, rules));
      }
    }
  });

  test('are a valid style, and every interactive one is among them', () => {
    for (const selectedId of [null, 1]) {
      const { sources, layers, interactiveLayerIds } = overlayOf({ ...changed, selectedId });
      expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
      const ids = layers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of interactiveLayerIds) expect(ids).toContain(id);
    }
  });
});

test('two levels below its minzoom a stop is a red circle of radius 6, one below a marker that tells its name when pointed at, from there on a marker with its label, else hidden [MRK-1]', () => {
  const minzoom = 9;
  const stop = records.find((record) => record.minzoom === minzoom && record.visited_on === 'cae');
  if (!stop) throw new Error('there is no such stop');
  const layersOf = drawing();
  const overlay = overlayOf();
  const kinds = (zoom: number) =>
    layersOf(stop.place_id, zoom)
      .map((id) => id.replace(`-${minzoom}`, ''))
      .filter((id) => id !== 'stops-points');
  const limits = [6.49, 6.5, 7.49, 7.5, 8.49, 8.5, 22].map((zoom) => kinds(zoom));
  const labelled = ['stops-labels', 'stops-markers'];
  expect(limits).toEqual([
    [],
    ['stops-circles'],
    ['stops-circles'],
    ['stops-markers'],
    ['stops-markers'],
    labelled,
    labelled,
  ]);
  // What is pointed at tells its name on a card.
  expect(overlay.interactiveLayerIds).toContain(`stops-markers-${minzoom}`);
  const circle = overlay.layers.find(({ id }) => id === `stops-circles-${minzoom}`);
  if (circle?.type !== 'circle') throw new Error('there is no circle');
  const paint = circle.paint ?? {};
  expect(Number(paint['circle-radius']) + Number(paint['circle-stroke-width'])).toBe(6);
  expect(paint['circle-color']).toBe(stopColours.light.circle);
});

test('a label is tried at the side that the place names; of two that collide the lower minzoom wins; the modern name stands where it is asked for and known [MRK-6]', () => {
  const labels = overlayOf().layers.find(({ id }) => id === 'stops-labels-3');
  const tried = JSON.stringify(labels?.type === 'symbol' ? labels.layout : {});
  for (const [side, anchor] of [
    ['left', 'right'],
    ['top', 'bottom'],
    ['bottom', 'top'],
  ])
    expect(tried).toContain(`"${side}",["literal",["${anchor}"`);
  // Any other side is the right one: the label is held at its left end.
  expect(tried.lastIndexOf('["literal",["left"')).toBeGreaterThan(tried.lastIndexOf('"bottom",["literal"'));
  const sides = ['left', 'right', 'top', 'bottom', null] as const;
  const places = sides.map((tooltip_position, index) =>
    placeRecord({
      place_id: index + 1,
      seqid: index,
      latitude: index,
      tooltip_position,
      title_ru: `Старое ${index}`,
      title_modern: index === 1 ? '' : `Новое ${index}; Другое`,
    }),
  );
  const shown = (showsModernNames: boolean) =>
    stopFeatures({ ...options, showsModernNames, expedition: toExpedition({ places, images: [] }) }).features;
  expect(shown(false).map(({ properties }) => properties.side)).toEqual([
    'left',
    'right',
    'top',
    'bottom',
    'right',
  ]);
  expect(shown(false).map(({ properties }) => properties.label)).toContain('Старое 0');
  expect(shown(true).map(({ properties }) => properties.label)).toEqual([
    'Новое 0',
    'Старое 1',
    'Новое 2',
    'Новое 3',
    'Новое 4',
  ]);
  // The upper layer is placed first.
  const ids = overlayOf().layers.map(({ id }) => id);
  const order = [12, 10, 9, 7, 6, 4, 3, 1].map((minzoom) => ids.indexOf(`stops-labels-${minzoom}`));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('of two labels that collide the one of the lower minzoom wins: its layer lies above', () => {
  const ids = overlayOf().layers.map(({ id }) => id);
  expect(ids.indexOf('stops-labels-3')).toBeGreaterThan(ids.indexOf('stops-labels-6'));
});

test('the name of a town gives way to no ring of a small stop', () => {
  const ids = overlayOf().layers.map(({ id }) => id);
  expect(ids.indexOf('stops-labels-4')).toBeGreaterThan(ids.indexOf('stops-markers-6'));
  expect(ids.indexOf('stops-labels-6')).toBeLessThan(ids.indexOf('stops-markers-12'));
});

describe('the selected stop', () => {
  test('has its label whatever hides its marker, above every other layer', () => {
    for (const selectedId of [1, 3]) {
      expect(drawing({ selectedId })(selectedId, 5)).toEqual(
        expect.arrayContaining(['stops-selected-label', 'stops-selected', 'stops-pin-room']),
      );
      expect(formOf(drawing()(selectedId, 5))).toBe('hidden');
    }
    expect(
      overlayOf()
        .layers.slice(-2)
        .map(({ id }) => id),
    ).toEqual(['stops-selected-label', 'stops-pin-room']);
  });

  test('glows where that is asked for', () => {
    expect(drawing({ selectedId: 20 })(20, 5)).not.toContain('stops-selected-glow');
    expect(drawing({ selectedId: 20, highlightsSelected: true })(20, 5)).toContain('stops-selected-glow');
  });
});

test('circles have the sizes of the rules: 6 pixels in all, points 2 with a line of 7, highlights 10 with one of 2 [MRK-10]', () => {
  const reach = (id: string, changed: Partial<StopsOptions> = {}): unknown => {
    const layer = overlayOf(changed).layers.find((one) => one.id === id);
    const paint = layer?.type === 'circle' ? layer.paint : undefined;
    return [paint?.['circle-radius'], paint?.['circle-stroke-width'], paint?.['circle-stroke-color']];
  };
  expect(reach('stops-circles-6')).toEqual([expect.closeTo(4.6), expect.closeTo(1.4), '#fffaf0']);
  expect(reach('stops-points', { whitelist: [1] })).toEqual([2, 3.5, '#231d33']);
  expect(reach('stops-selected')).toEqual([9, 2, '#d33d29']);
  expect(drawing({ selectedId: 20 })(20, 5)).toContain('stops-selected');
  // The ring of the stop that is pointed at is the same.
  const pointed = pointedStopOverlay([34, 77]);
  expect(pointed.layers[0]).toMatchObject({
    paint: { 'circle-radius': 9, 'circle-stroke-width': 2, 'circle-stroke-color': '#d33d29' },
  });
  expect(JSON.stringify(pointed.sources)).toContain('"coordinates":[77,34]');
  for (const { sources, layers } of [pointed, pointedStopOverlay(null)])
    expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
});

test('every sign that a stop can have is drawn', () => {
  const icons = ['pass', 'off-expedition', 'passed-by', 'stayed-tonight', 'long-stay'] as const;
  const names = [
    ...icons.map((icon) => badgeId(icon, 'light')),
    ...([1, 2, 3] as const).map((rank) => ringId(rank, 'light')),
  ];
  expect(Object.keys(overlayOf().images ?? {})).toEqual(expect.arrayContaining(names));
});
