import type { PlaceView } from '@cae-map/expedition/place-view';
import { useEffect, useEffectEvent } from 'react';
import { pictureOfEntry } from '../../../lib/picture-entry.ts';
import { openPicture, useOpenedPicture } from './gallery-store.ts';
import { viewableImages } from '../media/medium.ts';

/**
 * Opens the viewer wherever the history is at the entry of a picture: somebody has gone there, or has loaded the page anew.
 */
export function usePictureEntry(view: PlaceView): void {
  const isOpen = useOpenedPicture(view.place.place_id) !== null;
  const openAgain = useEffectEvent((place: PlaceView) => {
    const picture = pictureOfEntry();
    if (isOpen || picture?.placeId !== place.place.place_id) return;
    const isThere = viewableImages(place).some(({ image_id: id }) => id === picture.imageId);
    if (isThere) void openPicture(picture.placeId, picture.imageId, null);
  });
  useEffect(() => {
    const answer = () => openAgain(view);
    answer();
    window.addEventListener('popstate', answer);
    return () => window.removeEventListener('popstate', answer);
  }, [view]);
}
