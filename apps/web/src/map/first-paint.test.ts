import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { watchFirstPaint } from './first-paint.ts';

type Listener = (event: { readonly originalEvent?: unknown }) => void;

function createFake() {
  const listeners = new Map<string, Set<Listener>>();
  const state = { hasOverlays: true, isStyleLoaded: true, areTilesLoaded: true };
  const onPainted = vi.fn();
  const map = {
    on: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    isStyleLoaded: () => state.isStyleLoaded,
    areTilesLoaded: () => state.areTilesLoaded,
  };
  watchFirstPaint(map as unknown as MapLibreMap, () => state.hasOverlays, onPainted);
  const fire = (event: string, data: { readonly originalEvent?: unknown } = {}): void => {
    for (const listener of listeners.get(event) ?? []) listener(data);
  };
  return { state, onPainted, fire };
}

test.each(['hasOverlays', 'isStyleLoaded', 'areTilesLoaded'] as const)(
  'the first paint is not reported until %s is true',
  (condition) => {
    const { state, onPainted, fire } = createFake();
    state[condition] = false;
    fire('render');
    expect(onPainted).not.toHaveBeenCalled();
    state[condition] = true;
    fire('render');
    expect(onPainted).toHaveBeenCalledOnce();
  },
);

test('the first paint is reported only once', () => {
  const { onPainted, fire } = createFake();
  fire('render');
  fire('render');
  fire('movestart', { originalEvent: {} });
  expect(onPainted).toHaveBeenCalledOnce();
});

test('a movement by the visitor reports the first paint before the tiles are loaded, one by the program does not', () => {
  const { state, onPainted, fire } = createFake();
  state.areTilesLoaded = false;
  fire('movestart');
  expect(onPainted).not.toHaveBeenCalled();
  fire('movestart', { originalEvent: {} });
  expect(onPainted).toHaveBeenCalledOnce();
});
