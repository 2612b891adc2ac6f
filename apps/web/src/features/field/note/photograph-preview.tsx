import { useEffect, useState } from 'react';
import type { NotePhotograph } from '../outbox/note.ts';
import styles from './note-form.module.css';

interface PhotographPreviewProps {
  readonly alt: string;
  /** Undefined to read it from the storage. */
  readonly photograph: NotePhotograph | undefined;
  readonly read: () => Promise<NotePhotograph | undefined>;
}

/** A photograph of the outbox by an object URL, which is revoked with the element. */
export function PhotographPreview({ alt, photograph, read }: PhotographPreviewProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let created: string | null = null;
    let isLeft = false;
    const show = (shown: NotePhotograph | undefined): void => {
      if (shown === undefined || isLeft) return;
      created = URL.createObjectURL(new Blob([shown.bytes], { type: shown.type }));
      setUrl(created);
    };
    if (photograph === undefined) void read().then(show, () => undefined);
    else show(photograph);
    return () => {
      isLeft = true;
      if (created !== null) URL.revokeObjectURL(created);
    };
    // What is read does not change for an element.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` is another function with each rendering.
  }, [photograph]);
  return url === null ? null : <img src={url} alt={alt} className={styles.preview} />;
}
