import type { PlaceView } from '@cae-map/expedition/place-view';
import { useEffect, useEffectEvent } from 'react';
import { pictureOfEntry } from '../../../lib/picture-entry.ts';
import { openPicture, useOpenedPicture } from './gallery-store.ts';
import { viewableImages } from '../media/medium.ts';

/** Opens the viewer when the current history entry is one of a picture, after history navigation or a reload. */
export function useOpenPictureFromHistory(view: PlaceView): void {
  const isOpen = useOpenedPicture(view.place.place_id) !== null;
  const reopen = useEffectEvent((place: PlaceView) => {
    const picture = pictureOfEntry();
    if (isOpen || picture?.placeId !== place.place.place_id) return;
    const exists = viewableImages(place).some(({ image_id: id }) => id === picture.imageId);
    if (exists) void openPicture(picture.placeId, picture.imageId, null);
  });
  useEffect(() => {
    const onHistoryChange = () => reopen(view);
    onHistoryChange();
    window.addEventListener('popstate', onHistoryChange);
    return () => window.removeEventListener('popstate', onHistoryChange);
  }, [view]);
}
