import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import { undoDelete } from '../track-actions.ts';
import { useTracks } from '../tracks-store.ts';
import { TrackItem } from './track-item.tsx';
import styles from './track-list.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import tabStyles from './tracks-tab.module.css';

/** The tracks in the order of their addition, and the button that restores the one that was deleted last. */
export function TrackList() {
  const { messages } = useLanguage(tracksMessages);
  const tracks = useTracks((state) => state.tracks);
  const storage = useTracks((state) => state.storage);
  const isImporting = useTracks((state) => state.jobs.length > 0);
  return (
    <div className={tabStyles.section}>
      {tracks.length > 0 && (
        <>
          <h3 className={tabStyles.heading}>{messages.tracks.list}</h3>
          <ul className={styles.list}>
            {tracks.map((track) => (
              <TrackItem key={track.id} track={track} />
            ))}
          </ul>
        </>
      )}
      {tracks.length === 0 && !isImporting && (
        <p className={tabStyles.note}>
          {storage === 'read' ? messages.tracks.empty : messages.tracks.loading}
        </p>
      )}
      <DeletedTrack />
    </div>
  );
}

function DeletedTrack() {
  const deleted = useTracks((state) => state.deleted);
  return <div role="status">{deleted !== null && <UndoDelete key={deleted.id} deleted={deleted} />}</div>;
}

function UndoDelete({ deleted }: { readonly deleted: StoredTrack }) {
  const { messages } = useLanguage(tracksMessages);
  const button = useRef<HTMLButtonElement>(null);
  // The button that deleted the track had the focus, and is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const undo = async (): Promise<void> => {
    await undoDelete();
    // The restored track must be rendered before it is focused.
    flushSync(() => undefined);
    document.querySelector<HTMLElement>(`[data-track="${deleted.id}"] button`)?.focus();
  };
  return (
    <p className={styles.deleted}>
      {messages.tracks.removed(deleted.name ?? messages.tracks.unknown)}
      <Button ref={button} className={styles.undo} onClick={() => void undo()}>
        {messages.tracks.undo}
      </Button>
    </p>
  );
}
