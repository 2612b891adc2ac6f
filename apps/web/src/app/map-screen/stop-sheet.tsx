import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './stop-sheet.module.css';

/** How much of a phone's screen the sheet covers; a desktop's panel has one height. */
export type SheetHeight = 'low' | 'half' | 'full';

const nextHeight: Record<SheetHeight, SheetHeight> = { low: 'half', half: 'full', full: 'low' };

interface StopSheetProps {
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
  readonly onClose: () => void;
  /** Another stop begins at the top of the sheet. */
  readonly stopId: number;
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

/** The sheet that the open stop is printed on: a panel at the left, on a phone a sheet from below. */
export function StopSheet({ height, onHeightChange, onClose, stopId, isClosed, children }: StopSheetProps) {
  const { words } = useLanguage();
  return (
    <section className={styles.sheet} data-height={height} aria-label={words.place.label} hidden={isClosed}>
      <button
        type="button"
        className={styles.handle}
        aria-label={height === 'full' ? words.place.collapse : words.place.expand}
        aria-expanded={height !== 'low'}
        onClick={() => onHeightChange(nextHeight[height])}
      >
        <span aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={words.place.close}
        title={words.place.close}
        onClick={onClose}
      >
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <div key={stopId} className={styles.content}>
        {children}
      </div>
    </section>
  );
}
