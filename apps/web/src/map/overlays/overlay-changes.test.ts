import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { flattenOverlays, nothingApplied, overlayChanges } from './overlay-changes.ts';
import type { AppliedOverlays, OverlayChange } from './overlay-changes.ts';
import type { MapOverlay } from './map-overlay.ts';

const points: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };

function circle(id: string, color = '#111'): LayerSpecification {
  return { id, type: 'circle', source: 'points', paint: { 'circle-color': color } };
}

function shown(layers: readonly LayerSpecification[], source: SourceSpecification = points): AppliedOverlays {
  return { sources: new Map([['points', source]]), layers, marked: new Map() };
}

/** The ids of the layers after the changes, from bottom to top. */
function layersAfter(before: readonly LayerSpecification[], changes: readonly OverlayChange[]): string[] {
  const ids = before.map(({ id }) => id);
  for (const change of changes) {
    if (change.kind === 'remove-layer') ids.splice(ids.indexOf(change.id), 1);
    if (change.kind === 'add-layer') {
      const at = change.beforeId === undefined ? ids.length : ids.indexOf(change.beforeId);
      expect(at).not.toBe(-1);
      ids.splice(at, 0, change.layer.id);
    }
  }
  return ids;
}

describe('overlayChanges for marked features', () => {
  const marking = (...ids: number[]): AppliedOverlays => ({
    ...shown([circle('a')]),
    marked: new Map([['points', { ids: new Set(ids) }]]),
  });
  const mark = (id: number, isMarked: boolean) => ({ kind: 'mark-feature', source: 'points', id, isMarked });

  test('marks and unmarks only the differences', () => {
    expect(overlayChanges(marking(1, 2), marking(2, 3))).toEqual([mark(1, false), mark(3, true)]);
    expect(overlayChanges(marking(1), shown([circle('a')]))).toEqual([mark(1, false)]);
  });

  test('marks features of a layer of a vector source', () => {
    const ids = new Set([1]);
    const overlay: MapOverlay = {
      id: 'route',
      order: 0,
      sources: { tiles: { type: 'vector', tiles: ['x'] } },
      layers: [],
      interactiveLayerIds: [],
    };
    const marked = { ...overlay, marked: { sources: [{ source: 'tiles', 'source-layer': 'legs' }], ids } };
    const feature = { kind: 'mark-feature', source: 'tiles', sourceLayer: 'legs', id: 1 };
    const [before, after] = [flattenOverlays([overlay]), flattenOverlays([marked])];
    expect(overlayChanges(before, after)).toEqual([{ ...feature, isMarked: true }]);
    expect(overlayChanges(after, before)).toEqual([{ ...feature, isMarked: false }]);
  });

  test('marks features again after their source was replaced', () => {
    const vector: SourceSpecification = { type: 'vector', url: 'x' };
    const changes = overlayChanges(marking(1), { ...marking(1), sources: new Map([['points', vector]]) });
    expect(changes.at(-1)).toEqual(mark(1, true));
  });
});

describe('overlayChanges', () => {
  test('returns no changes for equal overlays', () => {
    const same = shown([circle('a'), circle('b')]);
    expect(overlayChanges(same, shown([circle('a'), circle('b')]))).toEqual([]);
  });

  test('sets only the paint property that has changed', () => {
    expect(overlayChanges(shown([circle('a')]), shown([circle('a', '#222')]))).toEqual([
      { kind: 'set-paint', id: 'a', name: 'circle-color', value: '#222' },
    ]);
  });

  test('sets new GeoJSON data in place', () => {
    const data = { type: 'FeatureCollection' as const, features: [] };
    const changes = overlayChanges(shown([circle('a')]), shown([circle('a')], { type: 'geojson', data }));
    expect(changes).toEqual([{ kind: 'set-data', id: 'points', data }]);
  });

  test('sets new URLs of vector tiles in place', () => {
    const tiles = (version: number): SourceSpecification => ({ type: 'vector', tiles: [`/${version}/{z}`] });
    const changes = overlayChanges(shown([circle('a')], tiles(1)), shown([circle('a')], tiles(2)));
    expect(changes).toEqual([{ kind: 'set-tiles', id: 'points', tiles: ['/2/{z}'] }]);
    expect(overlayChanges(shown([circle('a')], tiles(1)), shown([circle('a')], tiles(1)))).toEqual([]);
  });

  test('replaces a source and its layers if the source cannot be updated in place', () => {
    const clustered: SourceSpecification = { type: 'geojson', data: '/x', cluster: true };
    const kinds = overlayChanges(shown([circle('a')]), shown([circle('a')], clustered)).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['remove-layer', 'remove-source', 'add-source', 'add-layer']);
  });

  test('resets a removed filter and a changed zoom range', () => {
    const before = shown([{ id: 'a', type: 'circle', source: 'points', filter: ['==', 'x', 1], minzoom: 3 }]);
    const after = shown([{ id: 'a', type: 'circle', source: 'points', maxzoom: 9 }]);
    expect(overlayChanges(before, after)).toEqual([
      { kind: 'set-zooms', id: 'a', minzoom: 0, maxzoom: 9 },
      { kind: 'set-filter', id: 'a', layer: after.layers[0] },
    ]);
  });

  test('results in the wanted layers in the wanted order, for any layers before', () => {
    const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const layers = before.map((id) => circle(id));
        const changes = overlayChanges(shown(layers), shown(after.map((id) => circle(id))));
        expect(layersAfter(layers, changes)).toEqual(after);
      }),
    );
  });
});

test('flattenOverlays sorts the layers by the order of their overlays', () => {
  const overlay = (id: string, order: number): MapOverlay => ({
    id,
    order,
    sources: { points },
    layers: [circle(id)],
    interactiveLayerIds: [],
  });
  const flat = flattenOverlays([overlay('stops', 20), overlay('atlas', 0), overlay('route', 10)]);
  expect(flat.layers.map(({ id }) => id)).toEqual(['atlas', 'route', 'stops']);
  expect(overlayChanges(nothingApplied, flat)[0]).toEqual({
    kind: 'add-source',
    id: 'points',
    source: points,
  });
});
