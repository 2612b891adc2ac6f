import { trackLimits } from '@cae-map/tracks/limits';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import { changeTrackProperties } from '../track-actions.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from '../profile/track-details.module.css';

interface RenameFormProps {
  readonly track: StoredTrack;
  /** Called when the form is saved or cancelled. */
  readonly onEnd: () => void;
}

/** Renames a track; an empty name makes it an unknown one. Escape cancels. */
export function RenameForm({ track, onEnd }: RenameFormProps) {
  const { messages } = useLanguage(tracksMessages);
  const [name, setName] = useState(track.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (): void => {
    const trimmed = name.trim();
    void changeTrackProperties(track, { name: trimmed === '' ? null : trimmed });
    onEnd();
  };
  return (
    <form
      className={styles.buttons}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={messages.tracks.newName}
        placeholder={messages.tracks.unknown}
        maxLength={trackLimits.nameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button type="submit" className={styles.button}>
        {messages.tracks.save}
      </Button>
      <Button className={styles.button} onClick={onEnd}>
        {messages.tracks.cancelRename}
      </Button>
    </form>
  );
}
