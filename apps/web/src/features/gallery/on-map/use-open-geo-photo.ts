import { useCallback } from 'react';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/** Returns a function that opens the stop of a photograph without moving the map, and the photograph in its viewer. */
export function useOpenGeoPhoto(): (placeId: number, imageId: number) => void {
  const openPlace = useOpenPlace();
  return useCallback(
    (placeId, imageId) => {
      openPlace(placeId, { keepsView: true, imageId, opensViewer: true });
    },
    [openPlace],
  );
}
