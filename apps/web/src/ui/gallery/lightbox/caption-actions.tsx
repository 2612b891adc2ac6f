import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { emptyMapHash, formatMapHash, homeTabCode } from '@cae-map/expedition/hash';
import { IconDownload, IconFileDescription, IconMapPin, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';
import { SuggestCorrection } from '../../corrections/suggest-correction.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapUrl } from '../../../lib/map-url/map-url-context.tsx';
import { lightboxMessages } from '../messages/index.ts';
import { correctedImage } from '../../../lib/corrections/correction-request.ts';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { paths } from '../../../lib/url/paths.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { requestImageOnMap } from '../../../lib/images/image-on-map.ts';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import styles from './caption.module.css';
import { originalUrl } from './original-url.ts';

/** The zoom of the map for the position of a picture, of 256-pixel tiles. */
const imageZoom = 18;

interface CaptionActionsProps {
  readonly image: ImageRecord;
}

/**
 * The actions of a picture: every visitor can show it on the map; researchers can also download its original and, except on
 * a phone, edit its record. Those who may save it have the link on a phone as well.
 */
export function CaptionActions({ image }: CaptionActionsProps) {
  const { language, messages } = useLanguage(lightboxMessages);
  const isPhone = useMediaQuery(phoneQuery);
  const original = originalUrl(image);
  return (
    <div className={styles.actions}>
      <OnMapLink image={image} />
      <LocalLink className={styles.action} to={paths.picture(image.image_id)}>
        <IconFileDescription size={16} stroke={1.8} aria-hidden="true" />
        {messages.lightbox.page}
      </LocalLink>
      <SuggestCorrection
        record={correctedImage(image, pictureTitle(image, language, messages).text)}
        className={styles.action}
      />
      <ForAudience audience="researchers">
        {original !== null && (
          <a className={styles.action} href={original} download>
            <IconDownload size={16} stroke={1.8} aria-hidden="true" />
            {messages.lightbox.downloadOriginal}
          </a>
        )}
      </ForAudience>
      <ForCapability
        capability="images.write"
        otherwise={
          isPhone ? null : (
            <ForAudience audience="researchers">
              <EditLink image={image} />
            </ForAudience>
          )
        }
      >
        <EditLink image={image} />
      </ForCapability>
    </div>
  );
}

function EditLink({ image }: CaptionActionsProps) {
  const { messages } = useLanguage(lightboxMessages);
  return (
    <LocalLink className={styles.action} to={paths.editImage(image.image_id)}>
      <IconPencil size={16} stroke={1.8} aria-hidden="true" />
      {messages.lightbox.edit}
    </LocalLink>
  );
}

/** Links to the position of the picture: moves the map below the viewer, or opens the map there. */
function OnMapLink({ image }: { readonly image: ImageRecord }) {
  const { messages } = useLanguage(lightboxMessages);
  const { publish } = useEvents();
  const isOverMap = useMapUrl() !== null;
  const { latitude, longitude, place_id: placeId } = image;
  if (latitude === null || longitude === null) return null;
  const hash = formatMapHash({
    ...emptyMapHash,
    view: { zoom: imageZoom, latitude, longitude },
    place: placeId === null ? null : { id: placeId, tab: homeTabCode },
  });
  const moveMap = (event: MouseEvent) => {
    if (!isOverMap || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requestImageOnMap({ latitude, longitude });
    publish(ACTION_CLOSE);
  };
  return (
    <LocalLink
      className={styles.action}
      to={`${placeId === null ? paths.map() : paths.place(placeId)}${hash}`}
      onClick={moveMap}
    >
      <IconMapPin size={16} stroke={1.8} aria-hidden="true" />
      {messages.lightbox.onMap}
    </LocalLink>
  );
}
