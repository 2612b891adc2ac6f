import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff, IconFocusCentered } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDistance } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { tracksMessages } from '../messages/index.ts';
import { trackColours } from '../on-map/track-colours.ts';
import { changeTrackProperties } from '../track-actions.ts';
import { openTrack, useTracks, zoomToTracks } from '../tracks-store.ts';
import { TrackDetails } from './track-details.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './track-item.module.css';

/** A track of the list: its line, name and length, and its details on demand. */
export function TrackItem({ track }: { readonly track: StoredTrack }) {
  const { language, messages } = useLanguage(tracksMessages);
  const isOpen = useTracks((state) => state.openId === track.id);
  const detailsId = useId();
  const name = track.name ?? messages.tracks.unknown;
  return (
    <li className={styles.item} data-track={track.id}>
      <div className={styles.row}>
        <Button
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => openTrack(isOpen ? null : track.id)}
        >
          <span className={styles.line} style={{ background: trackColours[track.color] }} />
          <span className={styles.title}>{name}</span>
          <span className={styles.length}>
            {formatDistance(track.statistics.lengthMetres, language, messages)}
          </span>
          {isOpen ? (
            <IconChevronUp size={18} aria-hidden="true" />
          ) : (
            <IconChevronDown size={18} aria-hidden="true" />
          )}
        </Button>
        <RoundButton
          isBare
          label={messages.tracks.zoomTo}
          aria-describedby={`${detailsId}-name`}
          icon={IconFocusCentered}
          iconSize={20}
          onClick={() => zoomToTracks([track.id])}
        />
        <RoundButton
          isBare
          label={messages.tracks.show(name)}
          aria-pressed={track.showTrack}
          icon={track.showTrack ? IconEye : IconEyeOff}
          iconSize={20}
          onClick={() => void changeTrackProperties(track, { showTrack: !track.showTrack })}
        />
      </div>
      <span id={`${detailsId}-name`} hidden>
        {name}
      </span>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <TrackDetails track={track} />}
      </div>
    </li>
  );
}
