import type { Expedition } from '@cae-map/expedition/to-expedition';
import { geoPhotos, type GeoPhoto } from '@cae-map/expedition/geo-photos';
import { useMemo } from 'react';
import { useOptions } from '../options/options-store.ts';

const none: readonly GeoPhoto[] = [];

/** The photographs with a position, as the visitor has chosen to see important or all ones; none without an expedition. */
export function useGeoPhotos(expedition: Expedition | null): readonly GeoPhoto[] {
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  return useMemo(
    () => (expedition === null ? none : geoPhotos(expedition, { showAllPhotos })),
    [expedition, showAllPhotos],
  );
}
