import { getTitle } from '@cae-map/expedition/texts/titles';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { closePicture, leavePictures, useOpenedPicture } from './gallery-store.ts';
import { viewableImages } from '../media/medium.ts';
import {
  pushPictureEntry,
  leavePictureEntry,
  readPictureEntry,
} from '../../../lib/images/picture-history-entry.ts';
import { useOpenPictureFromHistory } from './use-open-picture-from-history.ts';
import { focusPictureLink } from './viewer-link.tsx';

/** The viewer, shown while a picture of the place is open. */
export function OpenedPicture({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const placeId = view.place.place_id;
  const opened = useOpenedPicture(placeId);
  // Opening another stop closes the viewer.
  useEffect(() => () => leavePictures(placeId), [placeId]);
  useOpenPictureFromHistory(view);
  if (opened === null) return null;
  const { Lightbox, imageId, opener } = opened;
  return (
    <Lightbox
      title={messages.images.ofPlace(getTitle(view.place, language))}
      images={viewableImages(view)}
      firstId={imageId}
      onViewed={(viewedId) => {
        if (readPictureEntry() !== null) pushPictureEntry({ placeId, imageId: viewedId });
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
