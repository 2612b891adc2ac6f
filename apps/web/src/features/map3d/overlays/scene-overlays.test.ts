import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../../testing/data/records.ts';
import { routeOnScene } from './route-on-scene.ts';
import { stopsOnScene, stopsSource } from './stops-on-scene.ts';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1, seqid: 10, latitude: 34, longitude: 77, date: '1925-09-01', zoom: 'large' }),
    placeRecord({ place_id: 2, seqid: 20, latitude: 35, longitude: 78, date: '1925-09-05', zoom: null }),
    placeRecord({ place_id: 3, seqid: 30, latitude: null, longitude: null, date: '1925-09-06' }),
  ],
  images: [],
});
const route = routeOnScene({ expedition, sections: ['cae'], colorScheme: 'light' });
const source = stopsSource(expedition.path, 'en');

test.each(['light', 'dark'] as const)('route and stops are a valid style in the scheme %s', (colorScheme) => {
  const overlays = [
    routeOnScene({ expedition, sections: ['cae'], colorScheme }),
    stopsOnScene(source, null, colorScheme),
  ];
  const style = {
    version: 8 as const,
    sources: Object.assign({}, ...overlays.map(({ sources }) => sources)),
    layers: overlays.flatMap(({ layers }) => [...layers]),
  };
  expect(validateStyleMin(style)).toEqual([]);
});

test('the route contains the legs of the shown sections', () => {
  const legs = ({ sources }: typeof route) => JSON.stringify(sources).match(/LineString/g)?.length ?? 0;
  expect(legs(route)).toBe(1);
  expect(legs(routeOnScene({ expedition, sections: ['manchuriaexp'], colorScheme: 'light' }))).toBe(0);
});

test('inferred legs are dashed on the scene, and the other legs are solid', () => {
  const paintOf = (part: string) => {
    const layer = route.layers.find(({ id }) => id === `scene-route-${part}`);
    return layer?.type === 'line' ? [layer.filter, layer.paint?.['line-dasharray']] : [];
  };
  for (const part of ['core', 'edge']) {
    expect(paintOf(part)).toEqual([['==', ['get', 'isInferred'], false], undefined]);
    expect(paintOf(`inferred-${part}`)).toEqual([
      ['==', ['get', 'isInferred'], true],
      [expect.any(Number), expect.any(Number)],
    ]);
  }
  expect(JSON.stringify(route.sources)).toContain('"isInferred":false');
});

test('a stop without a position is not shown and has no pin', () => {
  expect(JSON.stringify(source.source)).not.toContain('"place_id":3');
  const without = expedition.byId.get(3) ?? null;
  expect(stopsOnScene(source, without, 'light').pin).toBeNull();
  const leh = expedition.byId.get(1) ?? null;
  expect(stopsOnScene(source, leh, 'light').pin).toMatchObject({ position: { latitude: 34, longitude: 77 } });
});

test('another selection keeps the source, so that nothing is loaded again', () => {
  const [one, other] = [
    stopsOnScene(source, null, 'light'),
    stopsOnScene(source, expedition.byId.get(1) ?? null, 'light'),
  ];
  expect(one.sources['scene-stops']).toBe(other.sources['scene-stops']);
});
