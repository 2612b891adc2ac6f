import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './unsaved-note.module.css';

interface UnsavedNoteProps {
  readonly id?: string;
  /** Why the value could not be saved. */
  readonly reason: string;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/**
 * The mark of a field that is saved without a form and could not be saved, with a retry, which also happens when the browser is online
 * again. The page is not left without a warning meanwhile.
 */
export function UnsavedNote({ id, reason, onRetry, onDiscard }: UnsavedNoteProps) {
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.unsaved;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const retryOnline = (): void => retry();
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('online', retryOnline);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retryOnline);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
  return (
    <p id={id} role="alert" className={styles.note}>
      {labels.notSaved(reason)}
      <Button look="link" onClick={onRetry}>
        {labels.retry}
      </Button>
      <Button look="link" onClick={onDiscard}>
        {labels.discard}
      </Button>
    </p>
  );
}
