// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapUrlProvider } from '../../lib/map-url/map-url-context.tsx';
import { MapProvider } from '../../map/map-context.tsx';
import { createOverlayRegistry } from '../../map/overlays/overlay-registry.ts';
import { logWarning } from '../../lib/log.ts';
import { createTestCamera, createRecordingMap } from '../../testing/map/recording-map.ts';
import { imageRecord } from '../../testing/data/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { viewWithImages } from '../../testing/view-with-images.ts';
import { PictureLightbox } from '../../ui/gallery/lightbox/lightbox.tsx';
import { imagesOf } from '../../lib/images/pictures.ts';
import { viewableImages } from '../../ui/gallery/media/medium.ts';
import { ShownImageCamera } from './shown-image-camera.tsx';

vi.mock('../../lib/log.ts');

const view = viewWithImages([
  imageRecord({ image_type: 'histexpphoto', url: '/media/c.webp', latitude: 34.16, longitude: 77.58 }),
]);

test('the camera fits valid positions, flies to a single one at zoom 10 and to a clicked picture at zoom 18 [MAP-17]', () => {
  const library = createRecordingMap();
  const camera = createTestCamera(library);
  const near = { latitude: 34, longitude: 77 };

  camera.fitPositions([near, { latitude: 30, longitude: 80 }]);
  camera.fitPositions([near]);
  camera.fitPositions([]);
  camera.fitPositions([{ latitude: 134, longitude: 77 }]);
  renderInApp(
    <MapUrlProvider>
      <MapProvider value={{ camera, registry: createOverlayRegistry() }}>
        <ShownImageCamera />
        <PictureLightbox
          title="Pictures"
          images={viewableImages(imagesOf(view))}
          firstId={1}
          onViewed={() => {}}
          onClosing={() => {}}
          onClosed={() => {}}
        />
      </MapProvider>
    </MapUrlProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Show on the map' }));

  // Zooms of MapLibre are lower by one.
  expect(library.calls).toEqual([
    [
      'fitBounds',
      {
        bounds: [
          [77, 30],
          [80, 34],
        ],
        options: { padding: { top: 20, right: 20, bottom: 20, left: 20 }, maxZoom: 11, duration: 800 },
      },
    ],
    ['flyTo', { center: [77, 34], zoom: 9, duration: 800 }],
    ['flyTo', { center: [77.58, 34.16], zoom: 17, duration: 800 }],
  ]);
  expect(logWarning).toHaveBeenCalledTimes(2);
});
