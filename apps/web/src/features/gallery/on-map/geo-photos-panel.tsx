import type { GeoPhoto } from '@cae-map/expedition/geo-photos';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { changeOptions, useOptions } from '../../../lib/options/options-store.ts';
import { useMapCamera } from '../../../map/map-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { galleryMessages } from '../messages/index.ts';
import { useOpenGeoPhoto } from './use-open-geo-photo.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './geo-photos-panel.module.css';

interface GeoPhotosPanelProps {
  readonly photos: readonly GeoPhoto[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How many photographs are listed; the visitor zooms in to see others. */
const listedPhotos = 60;

/** The dialog that shows or hides the photographs on the map, and lists those in view for keyboards and screen readers. */
export function GeoPhotosPanel({ photos, isOpen, onClose }: GeoPhotosPanelProps) {
  const { messages } = useLanguage(galleryMessages);
  const isShown = useOptions((options) => options.showGeoPhotos);
  return (
    <Dialog
      title={messages.map.geoPhotos}
      closeLabel={messages.geoPhotos.close}
      isOpen={isOpen}
      onClose={onClose}
      use="choosing"
    >
      {isOpen && (
        <>
          <label className={styles.toggle}>
            <input
              type="checkbox"
              checked={isShown}
              onChange={({ target }) => changeOptions({ showGeoPhotos: target.checked })}
            />
            {messages.geoPhotos.show}
          </label>
          <PhotosInView photos={photos} onOpened={onClose} />
        </>
      )}
    </Dialog>
  );
}

interface PhotosInViewProps {
  readonly photos: readonly GeoPhoto[];
  readonly onOpened: () => void;
}

function PhotosInView({ photos, onOpened }: PhotosInViewProps) {
  const { language, messages } = useLanguage(galleryMessages);
  const expedition = useExpedition();
  const camera = useMapCamera();
  const openPhoto = useOpenGeoPhoto();
  // The dialog covers the map, which does not move meanwhile.
  const inView = useMemo(
    () =>
      photos.filter(({ position: [latitude, longitude] }) => camera?.isInFreeArea({ latitude, longitude })),
    [photos, camera],
  );
  const listed = inView.slice(0, listedPhotos);
  return (
    <>
      <h3 className={styles.heading}>{messages.geoPhotos.inView(inView.length)}</h3>
      {inView.length === 0 && <p className={styles.note}>{messages.geoPhotos.noneInView}</p>}
      <ul className={styles.photos}>
        {listed.map(({ image, placeId }) => {
          const place = expedition?.byId.get(placeId);
          const { text, language: titleLanguage } = pictureTitle(image, language, messages);
          return (
            <li key={image.image_id}>
              <Button
                className={styles.photo}
                onClick={() => {
                  onOpened();
                  openPhoto(placeId, image.image_id);
                }}
              >
                <img
                  src={image.thumb ?? image.thumbnail ?? image.url ?? ''}
                  alt=""
                  style={focusStyle(image)}
                  width={40}
                  height={40}
                  loading="lazy"
                />
                <span>
                  <span lang={titleLanguage}>{text}</span>
                  {place && <small>{getTitle(place.record, language)}</small>}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {inView.length > listed.length && (
        <p className={styles.note}>{messages.geoPhotos.more(inView.length - listed.length)}</p>
      )}
    </>
  );
}
