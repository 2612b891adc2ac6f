import { Button } from '../controls/button.tsx';
import styles from './confirmation.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmationProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the change means. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a change that cannot be undone easily, or that others notice. */
export function Confirmation(properties: ConfirmationProps) {
  const { isOpen, title, text, confirmLabel, cancelLabel, closeLabel, onConfirm, onClose } = properties;
  return (
    <Dialog title={title} closeLabel={closeLabel} isOpen={isOpen} onClose={onClose} use="form">
      {isOpen && (
        <>
          <p>{text}</p>
          <div className={styles.buttons}>
            <Button look="outlined" onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button look="main" className={styles.dangerous ?? ''} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
