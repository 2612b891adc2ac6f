import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { countChangedControls, isChanged } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../editor.module.css';
import { editingMessages } from '../messages/index.ts';
import { Button } from '../../controls/button.tsx';
import { DiscardButton } from './discard-button.tsx';

interface SaveBarProps {
  readonly draft: {
    readonly changes: object;
    readonly past: readonly object[];
    readonly future: readonly object[];
  };
  /** The names of the fields that have to be corrected before saving. */
  readonly problems: readonly string[];
  readonly isSaving: boolean;
  /** Whether the changes were discarded, so that they can be brought back. */
  readonly isDiscarded: boolean;
  /** The label of the button, if it is not that of saving. */
  readonly saveLabel?: string;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDiscard: () => void;
}

/** What is unsaved, with its undo and the button that saves it. */
export function SaveBar({ draft, problems, isSaving, isDiscarded, saveLabel, ...actions }: SaveBarProps) {
  const { messages } = useLanguage(editingMessages);
  const { saving: labels, discarding } = messages.editing;
  const hasChanges = isChanged(draft);
  const count = countChangedControls(draft);
  const isInvalid = hasChanges && problems.length > 0;
  const state = hasChanges ? labels.changed(count) : labels.unchanged;
  const summary = isDiscarded ? discarding.done : state;
  return (
    <div className={styles.save}>
      <p role="status" className={styles.summary} data-invalid={isInvalid}>
        {isInvalid ? labels.problemsAbove(problems.join(', ')) : summary}
      </p>
      {isDiscarded && (
        <Button look="link" className={styles.bringBack} onClick={actions.onUndo}>
          {discarding.bringBack}
        </Button>
      )}
      <Button
        look="bare"
        className={styles.step}
        disabled={draft.past.length === 0}
        label={labels.undo}
        onClick={actions.onUndo}
      >
        <IconArrowBackUp size={20} stroke={1.8} aria-hidden="true" />
      </Button>
      <Button
        look="bare"
        className={styles.step}
        disabled={draft.future.length === 0}
        label={labels.redo}
        onClick={actions.onRedo}
      >
        <IconArrowForwardUp size={20} stroke={1.8} aria-hidden="true" />
      </Button>
      {hasChanges && (
        <DiscardButton
          look="bare"
          className={styles.discard}
          label={labels.discard}
          text={discarding.text(count)}
          onDiscard={actions.onDiscard}
        />
      )}
      <Button
        look="main"
        className={styles.submit}
        title={labels.saveHint}
        aria-disabled={!hasChanges || isSaving}
        onClick={actions.onSave}
      >
        {isSaving ? labels.saving : (saveLabel ?? labels.save)}
      </Button>
    </div>
  );
}
