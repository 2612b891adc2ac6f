import type { ImageRecord } from '@cae-map/contract/entities/image';
import { emptyMapHash, formatMapHash } from '@cae-map/expedition/hash';
import { IconDownload, IconMapPin, IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';
import { LocalLink } from '../../../ui/local-link.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapAddress } from '../../../lib/map-address/map-address-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsResearcher } from '../../../lib/role/role.ts';
import { askForImageOnMap } from '../../../lib/shown-image.ts';
import styles from './caption.module.css';
import { originalAddress } from './original-address.ts';

/** The zoom at which a picture is shown on the map, of 256-pixel tiles. */
const imageZoom = 18;

interface CaptionActionsProps {
  readonly image: ImageRecord;
  /** Shows the way to where the record is edited. */
  readonly hasTools: boolean;
}

/** What can be done with a picture: find it on the map; for researchers, take its original along and edit its record. */
export function CaptionActions({ image, hasTools }: CaptionActionsProps) {
  const { messages } = useLanguage();
  const isResearcher = useIsResearcher();
  const original = originalAddress(image);
  return (
    <div className={styles.actions}>
      <OnMapLink image={image} />
      {isResearcher && original !== null && (
        <a className={styles.action} href={original} download>
          <IconDownload size={16} stroke={1.8} aria-hidden="true" />
          {messages.gallery.downloadOriginal}
        </a>
      )}
      {hasTools && (
        <LocalLink className={styles.action} to={paths.editImage(image.image_id)}>
          <IconPencil size={16} stroke={1.8} aria-hidden="true" />
          {messages.gallery.edit}
        </LocalLink>
      )}
    </div>
  );
}

/** Leads to where the picture was taken: the map below moves there, or the map is opened there. */
function OnMapLink({ image }: { readonly image: ImageRecord }) {
  const { messages } = useLanguage();
  const { publish } = useEvents();
  const isOverMap = useMapAddress() !== null;
  const { latitude, longitude, place_id: placeId } = image;
  if (latitude === null || longitude === null) return null;
  const hash = formatMapHash({
    ...emptyMapHash,
    view: { zoom: imageZoom, latitude, longitude },
    place: placeId === null ? null : { id: placeId, tab: 'o' },
  });
  const moveMap = (event: MouseEvent) => {
    if (!isOverMap || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askForImageOnMap({ latitude, longitude });
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
