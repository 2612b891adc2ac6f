import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useEffect, useEffectEvent } from 'react';
import { readPictureEntry } from '../../../lib/images/picture-history-entry.ts';
import { openPicture, useOpenedPicture } from './gallery-store.ts';

/** Opens the viewer when the current history entry is one of a picture of the album, after history navigation or a reload. */
export function useOpenPictureFromHistory(album: string, images: readonly ImageRecord[]): void {
  const isOpen = useOpenedPicture(album) !== null;
  const reopen = useEffectEvent((viewable: readonly ImageRecord[]) => {
    const picture = readPictureEntry();
    if (isOpen || picture?.album !== album) return;
    const exists = viewable.some(({ image_id: id }) => id === picture.imageId);
    if (exists) void openPicture(album, picture.imageId, null);
  });
  useEffect(() => {
    const onHistoryChange = () => reopen(images);
    onHistoryChange();
    window.addEventListener('popstate', onHistoryChange);
    return () => window.removeEventListener('popstate', onHistoryChange);
  }, [images]);
}
