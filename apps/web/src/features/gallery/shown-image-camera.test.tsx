// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { requestImageOnMap } from '../../lib/images/image-on-map.ts';
import type { Camera, MapPosition } from '../../map/camera/camera.ts';
import { MapProvider, type MapSurface } from '../../map/map-context.tsx';
import { ShownImageCamera } from './shown-image-camera.tsx';

const leh = { latitude: 34.16, longitude: 77.58 };

function createSurface(camera: Camera | null): MapSurface {
  const registry = {
    show: () => () => {},
    listen: () => () => {},
    subscribe: () => () => {},
    overlays: () => [],
    dispatchClick: () => {},
    dispatchHover: () => {},
  };
  return { camera, registry };
}

test('the camera moves once to the position of a requested picture, as soon as the map is available', () => {
  const showImage = vi.fn<(position: MapPosition) => void>();
  // The component uses no other method of the camera.
  const camera = { showImage } as unknown as Camera;
  const { rerender } = render(
    <MapProvider value={createSurface(null)}>
      <ShownImageCamera />
    </MapProvider>,
  );
  act(() => requestImageOnMap(leh));
  expect(showImage).not.toHaveBeenCalled();
  rerender(
    <MapProvider value={createSurface(camera)}>
      <ShownImageCamera />
    </MapProvider>,
  );
  expect(showImage.mock.calls).toEqual([[leh]]);
  const elsewhere = { latitude: 43.3, longitude: 5.37 };
  act(() => requestImageOnMap(elsewhere));
  expect(showImage.mock.calls).toEqual([[leh], [elsewhere]]);
});
