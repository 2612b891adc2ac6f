import { numberLocales } from '../../lib/language/number-format.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './editor.module.css';
import { editingMessages } from './messages/index.ts';

interface RestoredDraftProps {
  /** When the draft was kept, in milliseconds since 1970; null if nothing was restored. */
  readonly restoredAt: number | null;
  readonly onDiscard: () => void;
}

/** Says that unsaved changes of an earlier visit are in the form, and discards them on request. */
export function RestoredDraft({ restoredAt, onDiscard }: RestoredDraftProps) {
  const { language, messages } = useLanguage(editingMessages);
  if (restoredAt === null) return null;
  const texts = messages.editing.saving;
  const time = new Date(restoredAt).toLocaleString(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p role="status" className={styles.restored}>
      {texts.restored(time)}{' '}
      <button type="button" onClick={onDiscard}>
        {texts.discard}
      </button>
    </p>
  );
}
