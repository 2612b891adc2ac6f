import { useStore } from 'zustand';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import { countChangedControls } from '../../../lib/editing/draft.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../editor.module.css';
import { editingMessages } from '../messages/index.ts';
import { Button } from '../../controls/button.tsx';
import { DiscardButton } from './discard-button.tsx';

interface DraftNotesProps<Item extends object, Field extends keyof Item & string> {
  readonly drafts: DraftStore<Item, Field>;
}

/**
 * How the unsaved changes in the form are kept: that those of an earlier visit were restored, that another window has some of the same
 * record, and that the browser stores nothing.
 */
export function DraftNotes<Item extends object, Field extends keyof Item & string>({
  drafts,
}: DraftNotesProps<Item, Field>) {
  const { language, messages } = useLanguage(editingMessages);
  const restoredAt = useStore(drafts.store, (state) => state.restoredAt);
  const { isStored, others } = useStore(drafts.store, ({ keeping }) => keeping);
  const changedCount = useStore(drafts.store, ({ draft }) =>
    draft === null ? 0 : countChangedControls(draft),
  );
  const { saving: labels, discarding } = messages.editing;
  const format = (time: number): string =>
    new Date(time).toLocaleString(numberLocales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {restoredAt !== null && (
        <div role="status" className={styles.restored}>
          {labels.restored(format(restoredAt))}{' '}
          <DiscardButton
            look="link"
            label={labels.discard}
            text={discarding.text(changedCount)}
            onDiscard={drafts.discard}
          />
        </div>
      )}
      {others.map(({ windowId, savedAt }) => (
        <div key={windowId} role="status" className={styles.restored}>
          {labels.inOtherWindow(format(savedAt))}{' '}
          <Button look="link" onClick={() => void drafts.takeOther(windowId)}>
            {labels.takeOther}
          </Button>{' '}
          <DiscardButton
            look="link"
            label={labels.removeOther}
            text={discarding.otherText}
            onDiscard={() => void drafts.removeOther(windowId)}
          />
        </div>
      ))}
      {!isStored && changedCount > 0 && (
        <p role="alert" className={styles.restored}>
          {labels.notStored}
        </p>
      )}
    </>
  );
}
