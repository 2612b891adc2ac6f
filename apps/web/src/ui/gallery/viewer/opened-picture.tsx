import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useEffect } from 'react';
import { closePicture, leavePictures, useOpenedPicture } from './gallery-store.ts';
import {
  pushPictureEntry,
  leavePictureEntry,
  readPictureEntry,
} from '../../../lib/images/picture-history-entry.ts';
import { useOpenPictureFromHistory } from './use-open-picture-from-history.ts';
import { focusPictureLink } from './viewer-link.tsx';

export interface Album {
  /** Identifies the album among those of the product. */
  readonly album: string;
  /** The title of the viewer. */
  readonly title: string;
  /** What the viewer can show, in its order. */
  readonly images: readonly ImageRecord[];
}

/** The viewer, shown while a picture of the album is open. */
export function OpenedPicture({ album, title, images }: Album) {
  const opened = useOpenedPicture(album);
  // Leaving the page of the album closes the viewer.
  useEffect(() => () => leavePictures(album), [album]);
  useOpenPictureFromHistory(album, images);
  if (opened === null) return null;
  const { Lightbox, imageId, opener } = opened;
  return (
    <Lightbox
      title={title}
      images={images}
      firstId={imageId}
      onViewed={(viewedId) => {
        if (readPictureEntry() !== null) pushPictureEntry({ album, imageId: viewedId });
      }}
      onClosing={() => {
        leavePictureEntry();
        if (opener === null) focusPictureLink(imageId);
        else opener.focus();
      }}
      onClosed={closePicture}
    />
  );
}
