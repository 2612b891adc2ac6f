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

/** What a map holds after the changes: the ids of its layers from the lowest to the uppermost. */
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

describe('marked features', () => {
  const marking = (...ids: number[]): AppliedOverlays => ({
    ...shown([circle('a')]),
    marked: new Map([['points', new Set(ids)]]),
  });
  const mark = (id: number, isMarked: boolean) => ({ kind: 'mark-feature', source: 'points', id, isMarked });

  test('another set marks and unmarks what is different and touches no layer', () => {
    expect(overlayChanges(marking(1, 2), marking(2, 3))).toEqual([mark(1, false), mark(3, true)]);
    expect(overlayChanges(marking(1), shown([circle('a')]))).toEqual([mark(1, false)]);
  });

  test('are marked anew on a source that is made anew, after it is there', () => {
    const vector: SourceSpecification = { type: 'vector', url: 'x' };
    const changes = overlayChanges(marking(1), { ...marking(1), sources: new Map([['points', vector]]) });
    expect(changes.at(-1)).toEqual(mark(1, true));
  });
});

describe('changes of overlays', () => {
  test('the same overlays change nothing', () => {
    const same = shown([circle('a'), circle('b')]);
    expect(overlayChanges(same, shown([circle('a'), circle('b')]))).toEqual([]);
  });

  test('another colour changes that paint property and nothing else', () => {
    expect(overlayChanges(shown([circle('a')]), shown([circle('a', '#222')]))).toEqual([
      { kind: 'set-paint', id: 'a', name: 'circle-color', value: '#222' },
    ]);
  });

  test('other data are set in place, and the layers stay', () => {
    const data = { type: 'FeatureCollection' as const, features: [] };
    const changes = overlayChanges(shown([circle('a')]), shown([circle('a')], { type: 'geojson', data }));
    expect(changes).toEqual([{ kind: 'set-data', id: 'points', data }]);
  });

  test('a source that cannot be changed in place goes with its layers and comes back', () => {
    const clustered: SourceSpecification = { type: 'geojson', data: '/x', cluster: true };
    const kinds = overlayChanges(shown([circle('a')]), shown([circle('a')], clustered)).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['remove-layer', 'remove-source', 'add-source', 'add-layer']);
  });

  test('a filter that goes away and a range of zooms are set', () => {
    const before = shown([{ id: 'a', type: 'circle', source: 'points', filter: ['==', 'x', 1], minzoom: 3 }]);
    const after = shown([{ id: 'a', type: 'circle', source: 'points', maxzoom: 9 }]);
    expect(overlayChanges(before, after)).toEqual([
      { kind: 'set-zooms', id: 'a', minzoom: 0, maxzoom: 9 },
      { kind: 'set-filter', id: 'a', layer: after.layers[0] },
    ]);
  });

  test('whatever layers there were, afterwards the wanted ones lie in the wanted order', () => {
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

test('overlays of a lower order lie below, in whatever order they are given', () => {
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
