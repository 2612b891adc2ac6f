import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './closed-sheet.module.css';

interface ClosedSheetProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The title of the open stop; null if none is open. */
  readonly title: string | null;
  readonly onOpen: () => void;
}

/** The button with the title of the stop that opens a closed sheet. */
export function ClosedSheet({ button, title, onOpen }: ClosedSheetProps) {
  const { messages } = useLanguage();
  return (
    <Button ref={button} className={styles.closed} onClick={onOpen} title={messages.place.open}>
      <IconLayoutSidebarLeftExpand size={20} stroke={1.8} aria-hidden="true" />
      {title ?? messages.place.open}
    </Button>
  );
}
