// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMapOverlay, useWasMapMoved } from '../map-context.tsx';
import { MapView } from '../map-view.tsx';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { createOverlayRegistry } from '../overlays/overlay-registry.ts';
import { startMap, type RunningMap } from '../running-map.ts';
import { findFirstMap, offerFirstMap } from './first-map.ts';

vi.mock('../running-map.ts', () => ({ startMap: vi.fn<typeof startMap>() }));

afterEach(() => void vi.clearAllMocks());

const createMap = () => ({
  show: vi.fn<RunningMap['show']>(),
  listen: vi.fn<RunningMap['listen']>(),
  destroy: vi.fn<RunningMap['destroy']>(),
});
const overlay = (id: string): MapOverlay => ({
  id,
  order: 1,
  sources: {},
  layers: [],
  interactiveLayerIds: [],
});

function Stops() {
  useMapOverlay(useMemo(() => overlay('stops'), []));
  return <p>{useWasMapMoved() ? 'moved' : 'not moved'}</p>;
}

const renderMap = (container: HTMLElement) =>
  render(
    <MapView
      container={container}
      label="Map"
      language="en"
      padding={{ top: 0, right: 0, bottom: 0, left: 0 }}
      hasRelief={false}
      fineTerrain={null}
      baseLayer={null}
      tileOverlays={[]}
      initialView={{ zoom: 4, latitude: 40, longitude: 90 }}
    >
      <Stops />
    </MapView>,
  );

test('the view of a map adopts the one that runs in its container, and hands over when its overlays are shown', () => {
  const container = document.createElement('div');
  const map = createMap();
  const registry = createOverlayRegistry();
  registry.show(overlay('stops'));
  const shownAtHandOver: string[] = [];
  offerFirstMap(container, {
    registry,
    map,
    isMoved: () => true,
    handOver: () => shownAtHandOver.push(...registry.overlays().map(({ id }) => id)),
  });
  const { container: page, unmount } = renderMap(container);

  expect(startMap).not.toHaveBeenCalled();
  expect(shownAtHandOver).toEqual(['stops']);
  expect(map.show).toHaveBeenCalledOnce();
  expect(map.listen).toHaveBeenCalledOnce();
  expect(page.textContent).toBe('moved');
  unmount();
  expect(map.destroy).toHaveBeenCalledOnce();
  expect(findFirstMap(container)).toBeNull();
});

test('the view of a map starts one if none runs in its container', () => {
  vi.mocked(startMap).mockReturnValue(createMap());
  const { container: page } = renderMap(document.createElement('div'));

  expect(startMap).toHaveBeenCalledOnce();
  expect(page.textContent).toBe('not moved');
});
