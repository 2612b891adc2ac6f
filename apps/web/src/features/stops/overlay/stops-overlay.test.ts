import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { markerForm, showsRoutePoint } from '@cae-map/expedition/places/markers';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../../testing/data/records.ts';
import { toMapLibreZoom } from '../../../map/camera/zoom.ts';
import { stopColours } from './stop-colours.ts';
import { badgeId, ringId } from './stop-images.ts';
import { stopFeatures } from '@cae-map/expedition/map-features/stop-features';
import type { StopFeatureOptions } from '@cae-map/expedition/map-features/stop-features';
import { findNamesakes, selectedStopSource } from './selected-stop.ts';
import { listedStops } from './stop-data.ts';
import type { StopsAppearance } from './stop-marker-layers.ts';
import { hoveredStopOverlay, stopsOverlay } from './stops-overlay.ts';

const sizes = ['tiny', 'small', 'medium', 'large', 'xlarge', null] as const;
/** Stops of all minzooms and sizes in alternating sections, far from each other. */
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
type StopsOptions = StopFeatureOptions & StopsAppearance;
const options: StopsOptions = {
  expedition,
  language: 'ru',
  showsModernNames: false,
  sections: ['cae', 'precae'],
  whitelist: [],
  colorScheme: 'light',
  selectedId: null,
};

function createOverlay(changed: Partial<StopsOptions> = {}) {
  const all = { ...options, ...changed };
  const selected = all.expedition.byId.get(all.selectedId ?? -1)?.record ?? null;
  const namesakeIds = findNamesakes(all.expedition, all.selectedId ?? -1, all);
  return stopsOverlay(listedStops(all), selectedStopSource(selected, all), { ...all, namesakeIds });
}

/** Returns a function that lists the layers which draw a stop at a zoom of 256-pixel tiles, with the filters of MapLibre. */
function createLayerFinder(changed: Partial<StopsOptions> = {}) {
  const all = { ...options, ...changed };
  const properties = new Map(
    stopFeatures(all).features.map((feature) => [feature.properties.place_id, feature.properties]),
  );
  const layers = createOverlay(changed).layers.map(readLayer);
  return (placeId: number, zoom: number): string[] => {
    const features: Record<string, object | undefined> = {
      stops: properties.get(placeId),
      'stops-selected': placeId === all.selectedId ? {} : undefined,
    };
    return layers
      .filter(({ source, draws }) => {
        const stop = features[source];
        return stop !== undefined && draws(toMapLibreZoom(zoom), stop);
      })
      .map(({ id }) => id);
  };
}

function readLayer(layer: LayerSpecification) {
  const { id, minzoom = 0, maxzoom = 24 } = layer;
  const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `layers.${id}.filter`);
  return {
    id,
    source: 'source' in layer ? layer.source : '',
    draws: (zoom: number, properties: object): boolean =>
      zoom >= minzoom &&
      zoom < maxzoom &&
      // Filters receive the integer zoom of the tile.
      filter({ zoom: Math.floor(zoom) }, { type: 1, properties: { ...properties } }),
  };
}

/** Derives the form of a stop from its layers. */
function readForm(layers: readonly string[]): string {
  const has = (prefix: string): boolean => layers.some((id) => id.startsWith(prefix));
  if (has('stops-selected-label')) return 'labelled-marker';
  if (has('stops-markers')) return has('stops-labels') ? 'labelled-marker' : 'popup-marker';
  return has('stops-circles') ? 'circle' : 'hidden';
}

const zooms = [
  1, 1.4, 1.5, 2.49, 2.5, 3, 3.5, 4, 4.5, 5.2, 5.5, 6, 6.7, 7.5, 8, 8.5, 9, 9.5, 10, 11.5, 12, 22,
];
const whitelisted = new Set([1, 13, 14, 20, 25, 26, 27, 37, 38, 43, 50]);

describe.each([
  ['without a whitelist', new Set<number>()],
  ['with a whitelist', whitelisted],
])('the layers %s', (_title, whitelist) => {
  const changed = { whitelist: [...whitelist], selectedId: 38 };
  const rules = { whitelist, sections: new Set(options.sections), selectedId: 38 };

  test('draw every stop at every zoom in the form of the rule', () => {
    const findLayers = createLayerFinder(changed);
    for (const record of records) {
      for (const zoom of zooms) {
        const form = readForm(findLayers(record.place_id, zoom));
        const description = `stop ${record.place_id}, minzoom ${record.minzoom}, at ${zoom}`;
        expect(form, description).toBe(markerForm(Math.round(zoom), record, rules));
      }
    }
  });

  test('draw at most one marker, circle or point of a stop at every zoom', () => {
    const findLayers = createLayerFinder({ ...changed, selectedId: null });
    const prefixes = ['stops-circles', 'stops-markers', 'stops-points'];
    for (const { place_id: id, minzoom } of records) {
      for (const zoom of zooms) {
        const drawn = findLayers(id, zoom).filter((layer) =>
          prefixes.some((prefix) => layer.startsWith(prefix)),
        );
        expect(drawn.length, `${drawn.join()} of minzoom ${minzoom} at ${zoom}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('draw a stop of a visible section as a point of the route by its size', () => {
    const findLayers = createLayerFinder(changed);
    for (const record of records.filter(({ visited_on: section }) => section !== 'manchuriaexp')) {
      for (const zoom of zooms) {
        const isPoint = findLayers(record.place_id, zoom).some((id) => id.startsWith('stops-points'));
        const description = `stop ${record.place_id}, minzoom ${record.minzoom}, ${record.zoom}, at ${zoom}`;
        expect(isPoint, description).toBe(showsRoutePoint(zoom, record, rules));
      }
    }
  });

  test('are a valid style and include all interactive layers', () => {
    for (const selectedId of [null, 1]) {
      const { sources, layers, interactiveLayerIds } = createOverlay({ ...changed, selectedId });
      expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
      const ids = layers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of interactiveLayerIds) expect(ids).toContain(id);
    }
  });
});

test('a stop is a red circle of radius 6 two levels below its minzoom, a marker with a hover card one level below, then a marker with a label, else hidden [MRK-1]', () => {
  const minzoom = 9;
  const stop = records.find((record) => record.minzoom === minzoom && record.visited_on === 'cae');
  if (!stop) throw new Error('there is no such stop');
  const findLayers = createLayerFinder();
  const overlay = createOverlay();
  const kinds = (zoom: number) =>
    findLayers(stop.place_id, zoom)
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
  // Interactive layers show a card on hover.
  expect(overlay.interactiveLayerIds).toContain(`stops-markers-${minzoom}`);
  const circle = overlay.layers.find(({ id }) => id === `stops-circles-${minzoom}`);
  if (circle?.type !== 'circle') throw new Error('there is no circle');
  const paint = circle.paint ?? {};
  expect(Number(paint['circle-radius']) + Number(paint['circle-stroke-width'])).toBe(6);
  expect(paint['circle-color']).toBe(stopColours.light.circle);
});

test('a label prefers the side of its place, wins collisions by the lower minzoom, and is the modern name if the option is set [MRK-6]', () => {
  const labels = createOverlay().layers.find(({ id }) => id === 'stops-labels-3');
  const layout = JSON.stringify(labels?.type === 'symbol' ? labels.layout : {});
  for (const [side, anchor] of [
    ['left', 'right'],
    ['top', 'bottom'],
    ['bottom', 'top'],
  ])
    expect(layout).toContain(`"${side}",["literal",["${anchor}"`);
  // The default side is the right one, anchored at the left end of the label.
  expect(layout.lastIndexOf('["literal",["left"')).toBeGreaterThan(layout.lastIndexOf('"bottom",["literal"'));
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
  // MapLibre places the labels of the upper layer first.
  const ids = createOverlay().layers.map(({ id }) => id);
  const order = [12, 10, 9, 7, 6, 4, 3, 1].map((minzoom) => ids.indexOf(`stops-labels-${minzoom}`));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('the layer of labels with a lower minzoom is above those with a higher minzoom', () => {
  const ids = createOverlay().layers.map(({ id }) => id);
  expect(ids.indexOf('stops-labels-3')).toBeGreaterThan(ids.indexOf('stops-labels-6'));
});

test('the labels of towns are above the markers of small stops', () => {
  const ids = createOverlay().layers.map(({ id }) => id);
  expect(ids.indexOf('stops-labels-4')).toBeGreaterThan(ids.indexOf('stops-markers-6'));
  expect(ids.indexOf('stops-labels-6')).toBeLessThan(ids.indexOf('stops-markers-12'));
});

describe('the selected stop', () => {
  test('has its label above every other layer even if its marker is hidden', () => {
    for (const selectedId of [1, 3]) {
      expect(createLayerFinder({ selectedId })(selectedId, 5)).toEqual(
        expect.arrayContaining(['stops-selected-label', 'stops-selected', 'stops-pin-room']),
      );
      expect(readForm(createLayerFinder()(selectedId, 5))).toBe('hidden');
    }
    expect(
      createOverlay()
        .layers.slice(-2)
        .map(({ id }) => id),
    ).toEqual(['stops-selected-label', 'stops-pin-room']);
  });

  test('has a glow only if the option is set', () => {
    expect(createLayerFinder({ selectedId: 20 })(20, 5)).not.toContain('stops-selected-glow');
    expect(createLayerFinder({ selectedId: 20, highlightsSelected: true })(20, 5)).toContain(
      'stops-selected-glow',
    );
  });
});

test('circles have an outer radius of 6 pixels, points a radius of 2 with a line of 7, highlights a radius of 10 with a line of 2 [MRK-10]', () => {
  const readPaint = (id: string, changed: Partial<StopsOptions> = {}): unknown => {
    const layer = createOverlay(changed).layers.find((one) => one.id === id);
    const paint = layer?.type === 'circle' ? layer.paint : undefined;
    return [paint?.['circle-radius'], paint?.['circle-stroke-width'], paint?.['circle-stroke-color']];
  };
  expect(readPaint('stops-circles-6')).toEqual([expect.closeTo(4.6), expect.closeTo(1.4), '#fffaf0']);
  expect(readPaint('stops-points', { whitelist: [1] })).toEqual([2, 3.5, '#231d33']);
  expect(readPaint('stops-selected')).toEqual([9, 2, '#d33d29']);
  expect(createLayerFinder({ selectedId: 20 })(20, 5)).toContain('stops-selected');
  // The ring of the hovered stop is the same.
  const pointed = hoveredStopOverlay([34, 77]);
  expect(pointed.layers[0]).toMatchObject({
    paint: { 'circle-radius': 9, 'circle-stroke-width': 2, 'circle-stroke-color': '#d33d29' },
  });
  expect(JSON.stringify(pointed.sources)).toContain('"coordinates":[77,34]');
  for (const { sources, layers } of [pointed, hoveredStopOverlay(null)])
    expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
});

test('the overlay contains the images of all badges and rings', () => {
  const icons = ['pass', 'off-expedition', 'passed-by', 'stayed-tonight', 'long-stay'] as const;
  const names = [
    ...icons.map((icon) => badgeId(icon, 'light')),
    ...([1, 2, 3] as const).map((rank) => ringId(rank, 'light')),
  ];
  expect(Object.keys(createOverlay().images ?? {})).toEqual(expect.arrayContaining(names));
});

test('a stop of the same name in the town of the selected stop does not repeat its label', () => {
  const places = [
    placeRecord({ place_id: 5, seqid: 1, latitude: 27.036, longitude: 88.2627 }),
    placeRecord({ place_id: 151, seqid: 2, latitude: 27.0417, longitude: 88.2631 }),
    placeRecord({ place_id: 7, seqid: 3, latitude: 22.5, longitude: 88.3 }),
  ];
  const overlay = createOverlay({ expedition: toExpedition({ places, images: [] }), selectedId: 5 });
  const labels = overlay.layers.find(({ id }) => id === 'stops-labels-3');
  expect(JSON.stringify(labels)).toContain('["!",["in",["get","place_id"],["literal",[151]]]]');
});
