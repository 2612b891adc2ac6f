import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import type { GuideSection } from '../../lib/url/guide-sections.ts';
import { CloseButton } from '../controls/round-button.tsx';
import { HelpLink } from '../links/help-link.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * The layout: `reading` for text, `form` for a few fields or links, `choosing` for a list of options, which is at the lower edge
   * of phones, `working` for interactive content, which is fullscreen on phones.
   */
  readonly use?: 'reading' | 'form' | 'choosing' | 'working';
  /** The section of the guide that explains the dialog. */
  readonly help?: GuideSection;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The native element traps the focus, closes on Escape or a click outside, and restores the focus; for that it
 * must stay mounted when it is closed. An element with the attribute `autofocus` receives the initial focus.
 */
export function Dialog({ title, closeLabel, isOpen, onClose, use = 'reading', help, children }: DialogProps) {
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
      // The event is fired asynchronously; the dialog may have been opened again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      closedby="any"
    >
      <div className={styles.paper}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton label={closeLabel} onClick={onClose} />
          {/* After the close button, which a dialog without fields focuses when it opens. */}
          {help !== undefined && <HelpLink section={help} />}
        </div>
        <div
          className={styles.content}
          // Text contains no focusable elements, so the region is focusable to be scrolled by keyboard.
          {...(use === 'reading' ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}
