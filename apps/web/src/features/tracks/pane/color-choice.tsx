import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { trackColors, type StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import { trackColours } from '../on-map/track-colours.ts';
import { changeTrackProperties } from '../track-actions.ts';
import styles from './color-choice.module.css';

/** The choice of the colour of a line. */
export function ColorChoice({ track }: { readonly track: StoredTrack }) {
  const { messages } = useLanguage(tracksMessages);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.tracks.color}</legend>
      {trackColors.map((color) => (
        <label key={color} title={messages.tracks.colors[color]} className={styles.color}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={messages.tracks.colors[color]}
            checked={track.color === color}
            onChange={() => void changeTrackProperties(track, { color })}
          />
          <span style={{ background: trackColours[color] }} />
        </label>
      ))}
    </fieldset>
  );
}
