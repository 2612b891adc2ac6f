import { numberLocales } from '../../../lib/kilometres.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { discardDraft, useDraft } from './draft/draft-store.ts';
import styles from './edit-screen.module.css';

/** Says that unsaved changes of an earlier visit are in the form, and discards them on request. */
export function RestoredDraft() {
  const { language, messages } = useLanguage(placeEditingMessages);
  const restoredAt = useDraft((state) => state.restoredAt);
  if (restoredAt === null) return null;
  const time = new Date(restoredAt).toLocaleString(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p role="status" className={styles.restored}>
      {messages.placeEdit.restored(time)}{' '}
      <button type="button" onClick={discardDraft}>
        {messages.placeEdit.discard}
      </button>
    </p>
  );
}
