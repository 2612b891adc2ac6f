import { geoPhotosAtZoom, type GeoPhoto } from '@cae-map/expedition/geo-photos';
import { useMemo } from 'react';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { geoPhotoOptions } from '../../../lib/options/geo-photo-options.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { useCamera } from '../../../map/camera/use-camera.ts';
import { useMapCamera, useMapOverlay } from '../../../map/map-context.tsx';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import { geoPhotoOverlay, readClickedPhoto } from './geo-photo-overlay.ts';
import { useOpenGeoPhoto } from './use-open-geo-photo.ts';

/** How many zoom levels a click on a cluster zooms in. */
const clusterZoomStep = 2;
const maxZoom = 20;

/** Draws the photographs. A click on one opens the viewer of its stop, a click on a cluster zooms in. */
export function GeoPhotosOnMap({ photos }: { readonly photos: readonly GeoPhoto[] }) {
  const camera = useMapCamera();
  const colorScheme = useMapColorScheme();
  const openPhoto = useOpenGeoPhoto();
  const zoomFilter = useOptionGroup(geoPhotoOptions, (options) => options.zoomFilter);
  const zoom = useCamera((state) => Math.floor(state.zoom));
  // Without a zoom for each photograph the list is the same at every zoom, and no data are loaded while zooming.
  const shownZoom = zoomFilter === 'globalonly' ? Math.min(zoom, 1) : zoom;
  const overlay = useMemo(
    () => geoPhotoOverlay(geoPhotosAtZoom(photos, shownZoom, zoomFilter), colorScheme),
    [photos, shownZoom, zoomFilter, colorScheme],
  );
  useMapOverlay(overlay, {
    onClick: (click) => {
      const clicked = readClickedPhoto(click);
      if (clicked?.kind === 'photo') openPhoto(clicked.placeId, clicked.imageId);
      if (clicked?.kind === 'cluster') {
        const nearer = Math.min(maxZoom, cameraStore.getState().zoom + clusterZoomStep);
        camera?.flyTo({ latitude: clicked.latitude, longitude: clicked.longitude, zoom: nearer });
      }
    },
  });
  return null;
}
