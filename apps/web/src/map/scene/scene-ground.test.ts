import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { controlGround, exaggeration } from './scene-ground.ts';
import type { SceneGround } from './scene.ts';

const terrain = {
  manifest: { hash: 'abc', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] },
  tiles: 'https://a.example/{z}/{x}/{y}.webp',
  contours: null,
} as const;
const source = 'scene-heights';

/** A map with the events and the state that the ground depends on. */
function createMap() {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const state = {
    centre: { lng: 77, lat: 34 },
    zoom: 9,
    height: 3500 as number | null,
    terrain: null as unknown,
    sources: new Set<string>(),
  };
  const map = {
    on: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    getSource: (id: string) => (state.sources.has(id) ? {} : undefined),
    addSource: (id: string) => void state.sources.add(id),
    getTerrain: () => state.terrain,
    setTerrain: (next: unknown) => void (state.terrain = next),
    getZoom: () => state.zoom,
    getCanvas: () => ({ clientWidth: 800, clientHeight: 600 }),
    getCenter: () => state.centre,
    unproject: () => ({ lng: 77, lat: 34 }),
    queryTerrainElevation: () => state.height,
  } as unknown as MapLibreMap;
  const emit = (type: string, event: unknown = {}): void => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  return { map, state, emit };
}

function createGround() {
  const { map, state, emit } = createMap();
  const onGround = vi.fn<(ground: SceneGround) => void>();
  const ground = controlGround(map, onGround);
  return { ground, state, emit, onGround };
}

test('the ground rises to its heights, by the stated factor', () => {
  const { ground, state, emit, onGround } = createGround();
  ground.set(terrain);
  expect(state.terrain).toEqual({ source, exaggeration });
  emit('sourcedata', { sourceId: source, tile: {} });
  emit('idle');
  expect(onGround.mock.calls).toEqual([['heights']]);
});

test('the ground is flat with a report when there are no heights, when all tiles fail, and when they contain zeros', () => {
  const none = createGround();
  none.ground.set(null);
  expect(none.onGround.mock.calls).toEqual([['missing']]);

  const failed = createGround();
  failed.ground.set(terrain);
  failed.emit('idle');
  expect([failed.onGround.mock.calls, failed.state.terrain]).toEqual([[['missing']], null]);

  const zeros = createGround();
  zeros.ground.set(terrain);
  zeros.state.height = -32_768 * exaggeration;
  zeros.emit('sourcedata', { sourceId: source, tile: {} });
  zeros.emit('idle');
  expect([zeros.onGround.mock.calls, zeros.state.terrain]).toEqual([[['missing']], null]);
});

test('a view outside of the grid leaves the heights', () => {
  const { ground, state, emit, onGround } = createGround();
  ground.set(terrain);
  emit('sourcedata', { sourceId: 'atlas', tile: {} });
  emit('sourcedata', { sourceId: source, tile: {} });
  emit('idle');
  expect(onGround.mock.calls).toEqual([['heights']]);

  const outside = createGround();
  outside.state.height = 0;
  outside.state.centre = { lng: -74, lat: 40.7 };
  outside.ground.set(terrain);
  outside.emit('idle');
  expect(outside.onGround).not.toHaveBeenCalled();
  expect(state.terrain).not.toBeNull();
});

test('the globe has no heights, and the plane has them again', () => {
  const { ground, state, emit } = createGround();
  state.zoom = 4;
  ground.set(terrain);
  expect(state.terrain).toBeNull();
  state.zoom = 7;
  emit('zoom');
  expect(state.terrain).not.toBeNull();
  state.zoom = 4;
  emit('zoom');
  expect(state.terrain).toBeNull();
});
