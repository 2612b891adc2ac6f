import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import { deleteTrack } from '../track-actions.ts';
import { ColorChoice } from './color-choice.tsx';
import { RenameForm } from './rename-form.tsx';
import styles from '../profile/track-details.module.css';
import { TrackFacts } from './track-facts.tsx';
import { TrackProfilePart } from '../profile/track-profile-part.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The details of a track: figures, profile, days of the expedition, and what can be changed. */
export function TrackDetails({ track }: { readonly track: StoredTrack }) {
  const { messages } = useLanguage(tracksMessages);
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = (): void => {
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <div className={styles.details}>
      <TrackFacts track={track} />
      <TrackProfilePart track={track} />
      <ColorChoice track={track} />
      {isRenaming ? (
        <RenameForm track={track} onEnd={endRenaming} />
      ) : (
        <div className={styles.buttons}>
          <Button ref={renameButton} className={styles.button} onClick={() => setIsRenaming(true)}>
            <IconPencil size={18} stroke={1.8} aria-hidden="true" />
            {messages.tracks.rename}
          </Button>
          <Button className={styles.button} onClick={() => void deleteTrack(track)}>
            <IconTrash size={18} stroke={1.8} aria-hidden="true" />
            {messages.tracks.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
