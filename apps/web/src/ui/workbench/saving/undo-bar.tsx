import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editingMessages } from '../messages/index.ts';
import { dismissAction, useOfferedAction } from '../../../lib/editing/action-history.ts';
import styles from './undo-bar.module.css';
import { useUndo, useUndoKey } from './use-undo.ts';
import { Button } from '../../controls/button.tsx';

/** What was saved last, with a button that undoes it. */
export function UndoBar() {
  const { messages } = useLanguage(editingMessages);
  const action = useOfferedAction();
  const undo = useUndo();
  useUndoKey();
  const labels = messages.editing.undo;
  return (
    <div role="status" className={styles.bar} data-empty={action === null}>
      {action !== null && (
        <>
          <span className={styles.label}>{action.label}</span>
          <Button look="bare" className={styles.undo} title={labels.undoHint} onClick={() => void undo()}>
            <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
            {labels.undo}
          </Button>
          <Button look="bare" className={styles.close} aria-label={labels.dismiss} onClick={dismissAction}>
            <IconX size={16} stroke={2} aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
