import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { CloseButton } from '../controls/round-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the dialog is for: reading what it says, or working in it, on a phone over the whole screen. */
  readonly use?: 'reading' | 'working';
  readonly children: ReactNode;
}

/**
 * A sheet of paper that lies above everything until it is closed. The browser's own modal dialog keeps the keyboard
 * within, closes at Escape or a click beside it and gives the focus back to where it was: leave it in place when it is
 * closed. Where a part with the attribute `autofocus` is within, it takes the keyboard.
 */
export function Dialog({ title, closeLabel, isOpen, onClose, use = 'reading', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (isOpen && !current?.open) current?.showModal();
    if (!isOpen && current?.open) current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-use={use}
      aria-labelledby={titleId}
      aria-modal={isOpen}
      // The browser tells of it later: by then the dialog may have been opened again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      closedby="any"
    >
      <div className={styles.paper}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton label={closeLabel} onClick={onClose} />
        </div>
        <div
          className={styles.content}
          // What is only read holds nothing that takes the keyboard, and is scrolled by it all the same.
          {...(use === 'reading' ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}
