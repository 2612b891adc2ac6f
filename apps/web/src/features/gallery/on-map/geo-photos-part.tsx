import { useEffect } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { geoPhotoStore } from '../../../lib/images/geo-photo-store.ts';
import { useGeoPhotos } from '../../../lib/images/use-geo-photos.ts';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useOptions } from '../../../lib/options/options-store.ts';

const GeoPhotosOnMap = lazyOptional(async () => (await import('./geo-photos-on-map.tsx')).GeoPhotosOnMap);

/** The photographs on the map, which are loaded only if there are any with a position. */
export function GeoPhotosPart() {
  const expedition = useExpedition();
  const photos = useGeoPhotos(expedition);
  const isShown = useOptions((options) => options.showGeoPhotos);
  const count = expedition === null ? null : photos.length;
  useEffect(() => geoPhotoStore.setState({ count }), [count]);
  return isShown && photos.length > 0 ? <GeoPhotosOnMap photos={photos} /> : null;
}
