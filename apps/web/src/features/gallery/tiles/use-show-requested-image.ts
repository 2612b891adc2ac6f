import { useEffect, useRef } from 'react';
import { openPicture } from '../../../ui/gallery/viewer/gallery-store.ts';
import { albumOfPlace } from '../../../lib/images/albums.ts';
import { useRequestedImage } from '../../../lib/images/requested-image.ts';

/** The id of the list item of a picture. */
export function pictureItemId(imageId: number): string {
  return `picture-${imageId}`;
}

/**
 * Scrolls to the picture that the navigation to the place requests and focuses it, and opens the viewer if that is requested; once
 * for each navigation.
 */
export function useShowRequestedImage(placeId: number): void {
  const request = useRequestedImage();
  useOpenRequestedImage(placeId, request);
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (request === null || shownKey.current === request.key) return;
    const item = document.getElementById(pictureItemId(request.imageId));
    if (item === null) return;
    shownKey.current = request.key;
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
  });
}

/** Opens the viewer. React runs the effect again after it has hidden the pane for a part that loads, which cancels the opening. */
function useOpenRequestedImage(placeId: number, request: ReturnType<typeof useRequestedImage>): void {
  const openedKey = useRef<string | null>(null);
  const { imageId = null, key = null } = request?.opensViewer ? request : {};
  useEffect(() => {
    if (imageId === null || openedKey.current === key) return;
    const open = async (): Promise<void> => {
      if (await openPicture(albumOfPlace(placeId), imageId, null)) openedKey.current = key;
    };
    void open();
  }, [placeId, imageId, key]);
}
