import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './closed-sheet.module.css';

interface ClosedSheetProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The name of the open stop; null when none is open. */
  readonly title: string | null;
  readonly onOpen: () => void;
}

/** What remains of the sheet when it is closed: the name of the stop, to open it again. */
export function ClosedSheet({ button, title, onOpen }: ClosedSheetProps) {
  const { messages } = useLanguage();
  return (
    <button ref={button} type="button" className={styles.closed} onClick={onOpen} title={messages.place.open}>
      <IconLayoutSidebarLeftExpand size={20} stroke={1.8} aria-hidden="true" />
      {title ?? messages.place.open}
    </button>
  );
}
