import type { ImageRecord } from '@cae-map/contract/entities/image';
import { emptyMapHash, formatMapHash, homeTabCode } from '@cae-map/expedition/hash';
import { IconDownload, IconMapPin, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapUrl } from '../../../lib/map-url/map-url-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { requestImageOnMap } from '../../../lib/images/image-on-map.ts';
import { phoneQuery, useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import styles from './caption.module.css';
import { originalAddress } from './original-address.ts';

/** The zoom at which a picture is shown on the map, of 256-pixel tiles. */
const imageZoom = 18;

interface CaptionActionsProps {
  readonly image: ImageRecord;
}

/**
 * What can be done with a picture: show it on the map; researchers can also download its original and, except on a phone,
 * edit its record.
 */
export function CaptionActions({ image }: CaptionActionsProps) {
  const { messages } = useLanguage();
  const isPhone = useMediaQuery(phoneQuery);
  const original = originalAddress(image);
  return (
    <div className={styles.actions}>
      <OnMapLink image={image} />
      <ForAudience audience="researchers">
        {original !== null && (
          <a className={styles.action} href={original} download>
            <IconDownload size={16} stroke={1.8} aria-hidden="true" />
            {messages.gallery.downloadOriginal}
          </a>
        )}
        {!isPhone && (
          <LocalLink className={styles.action} to={paths.editImage(image.image_id)}>
            <IconPencil size={16} stroke={1.8} aria-hidden="true" />
            {messages.gallery.edit}
          </LocalLink>
        )}
      </ForAudience>
    </div>
  );
}

/** Leads to where the picture was taken: the map below moves there, or the map is opened there. */
function OnMapLink({ image }: { readonly image: ImageRecord }) {
  const { messages } = useLanguage();
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
      {messages.gallery.onMap}
    </LocalLink>
  );
}
