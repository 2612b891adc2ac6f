import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editingMessages } from '../messages/index.ts';
import {
  dismissAction,
  readLastAction,
  setUndoAsked,
  useAskedAction,
  useOfferedAction,
} from '../../../lib/editing/action-history.ts';
import styles from './undo-bar.module.css';
import { useUndo, useUndoKey } from './use-undo.ts';
import { Button } from '../../controls/button.tsx';
import { Confirmation } from '../../dialog/confirmation.tsx';

/** What was saved last, with a button that undoes it, after a question if the action has one. */
export function UndoBar() {
  const { messages } = useLanguage(editingMessages);
  const action = useOfferedAction();
  const undo = useUndo();
  const asked = useAskedAction();
  const start = useCallback(() => {
    const last = readLastAction();
    if (last?.question === undefined) void undo();
    else setUndoAsked(true);
  }, [undo]);
  useUndoKey(start);
  useEffect(() => {
    const onBack = (): void => setUndoAsked(false);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const labels = messages.editing.undo;
  return (
    <>
      <div role="status" className={styles.bar} data-empty={action === null}>
        {action !== null && (
          <>
            <span className={styles.label}>{action.label}</span>
            <Button
              look="bare"
              className={styles.undo}
              title={labels.undoHint}
              // The second click of a double click would undo the action before.
              onClick={({ detail }) => {
                if (detail < 2) start();
              }}
            >
              <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
              {labels.undo}
            </Button>
            <Button look="bare" className={styles.close} aria-label={labels.dismiss} onClick={dismissAction}>
              <IconX size={16} stroke={2} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      <Confirmation
        isOpen={asked !== null}
        title={labels.askTitle(asked?.label ?? '')}
        text={asked?.question ?? ''}
        confirmLabel={labels.confirm}
        cancelLabel={labels.cancel}
        closeLabel={labels.close}
        onClose={() => setUndoAsked(false)}
        onConfirm={() => {
          setUndoAsked(false);
          void undo();
        }}
      />
    </>
  );
}
