import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxWaitMilliseconds, watchTileLayers } from './watch-tile-layers.ts';

interface SourceEvent {
  readonly sourceId?: string;
  readonly tile?: { readonly state: string };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWatch() {
  const state = { areTilesLoaded: false };
  const listeners = new Map<string, (event: SourceEvent) => void>();
  const map = {
    on: (event: string, listener: (event: SourceEvent) => void) => void listeners.set(event, listener),
    areTilesLoaded: () => state.areTilesLoaded,
  };
  const onUnavailable = vi.fn<(code: string) => void>();
  const watch = watchTileLayers(map as unknown as MapLibreMap, onUnavailable);
  const fire = (event: string, data: SourceEvent = {}): void => listeners.get(event)?.(data);
  const request = (code: string): void =>
    fire('sourcedataloading', { sourceId: `tiles:${code}:0`, tile: { state: 'loading' } });
  /** All requests have been answered. */
  const finish = (): void => {
    state.areTilesLoaded = true;
    vi.advanceTimersByTime(1000);
  };
  return { watch, onUnavailable, fire, request, finish };
}

test('a layer is unavailable when its requests are answered and none of its tiles has loaded', () => {
  const { watch, onUnavailable, fire, request, finish } = createWatch();
  watch.setShown(new Set(['Os']));
  finish();
  expect(onUnavailable).not.toHaveBeenCalled();
  request('Os');
  fire('sourcedata', { sourceId: 'tiles:Os:0', tile: { state: 'errored' } });
  finish();
  finish();
  expect(onUnavailable.mock.calls).toEqual([['Os']]);
});

test('a layer of which a tile has loaded is available even if others fail', () => {
  const { watch, onUnavailable, fire, request, finish } = createWatch();
  watch.setShown(new Set(['Os']));
  request('Os');
  fire('sourcedata', { sourceId: 'tiles:Os:0', tile: { state: 'loaded' } });
  finish();
  vi.advanceTimersByTime(maxWaitMilliseconds);
  expect(onUnavailable).not.toHaveBeenCalled();
});

test('a layer whose requests are not answered in time is unavailable', () => {
  const { watch, onUnavailable, request } = createWatch();
  watch.setShown(new Set(['Os']));
  request('Os');
  vi.advanceTimersByTime(maxWaitMilliseconds - 1);
  expect(onUnavailable).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onUnavailable.mock.calls).toEqual([['Os']]);
});

test('a layer that is no longer shown is not reported, and one that is shown again is watched anew', () => {
  const { watch, onUnavailable, request, finish } = createWatch();
  watch.setShown(new Set(['Os']));
  request('Os');
  watch.setShown(new Set());
  vi.advanceTimersByTime(maxWaitMilliseconds);
  finish();
  expect(onUnavailable).not.toHaveBeenCalled();
  watch.setShown(new Set(['Os']));
  request('Os');
  finish();
  expect(onUnavailable).toHaveBeenCalledOnce();
});

test('tiles of other sources are ignored', () => {
  const { watch, onUnavailable, fire, finish } = createWatch();
  watch.setShown(new Set(['Os']));
  fire('sourcedataloading', { sourceId: 'atlas', tile: { state: 'loading' } });
  finish();
  expect(onUnavailable).not.toHaveBeenCalled();
});
