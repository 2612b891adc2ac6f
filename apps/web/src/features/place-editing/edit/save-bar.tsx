import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName } from '../records/format-field.ts';
import { checkPlace } from './draft/check-place.ts';
import { draftRecord, isChanged, type Draft } from './draft/draft.ts';
import { discardDraft, redoEdit, undoEdit } from './draft/draft-store.ts';
import styles from './edit-screen.module.css';

interface SaveBarProps {
  readonly draft: Draft;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** What is unsaved, with its undo and the button that saves it. */
export function SaveBar({ draft, isNew, isSaving, onSave }: SaveBarProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placeEdit;
  const hasChanges = isChanged(draft);
  const problems = Object.keys(checkPlace(draftRecord(draft)));
  const names = problems.map((field) => fieldName(field, messages)).join(', ');
  const summary = hasChanges ? texts.changed(Object.keys(draft.changes).length) : texts.unchanged;
  return (
    <div className={styles.save}>
      <p role="status" className={styles.summary} data-invalid={hasChanges && problems.length > 0}>
        {hasChanges && problems.length > 0 ? texts.problemsAbove(names) : summary}
      </p>
      <button
        type="button"
        className={styles.step}
        disabled={draft.past.length === 0}
        aria-label={texts.undo}
        title={texts.undo}
        onClick={undoEdit}
      >
        <IconArrowBackUp size={20} stroke={1.8} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.step}
        disabled={draft.future.length === 0}
        aria-label={texts.redo}
        title={texts.redo}
        onClick={redoEdit}
      >
        <IconArrowForwardUp size={20} stroke={1.8} aria-hidden="true" />
      </button>
      {hasChanges && (
        <button type="button" className={styles.discard} onClick={discardDraft}>
          {texts.discard}
        </button>
      )}
      <button
        type="button"
        className={styles.submit}
        title={texts.saveHint}
        aria-disabled={!hasChanges || isSaving}
        onClick={onSave}
      >
        {isSaving ? texts.saving : isNew ? texts.create : texts.save}
      </button>
    </div>
  );
}
