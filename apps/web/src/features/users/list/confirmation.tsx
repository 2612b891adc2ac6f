import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { usersMessages } from '../messages/index.ts';
import styles from '../users.module.css';

interface ConfirmationProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the change means. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a change that ends the work of another person. */
export function Confirmation({ isOpen, title, text, confirmLabel, onConfirm, onClose }: ConfirmationProps) {
  const { messages } = useLanguage(usersMessages);
  const { cancel, close } = messages.users;
  return (
    <Dialog title={title} closeLabel={close} isOpen={isOpen} onClose={onClose} use="form">
      {isOpen && (
        <>
          <p>{text}</p>
          <div className={styles.buttons}>
            <Button look="outlined" onClick={onClose}>
              {cancel}
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
