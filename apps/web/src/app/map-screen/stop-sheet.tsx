import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './stop-sheet.module.css';

/** How much of a phone's screen the sheet covers; a desktop's panel has one height. */
export type SheetHeight = 'low' | 'half' | 'full';

const nextHeight: Record<SheetHeight, SheetHeight> = { low: 'half', half: 'full', full: 'low' };

interface StopSheetProps {
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
  /** A new value brings the sheet back to its top. */
  readonly scrollKey: number;
  readonly children: ReactNode;
}

/** The sheet that the open stop is printed on: a panel at the left, on a phone a sheet from below. */
export function StopSheet({ height, onHeightChange, scrollKey, children }: StopSheetProps) {
  const { words } = useLanguage();
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The page as it was delivered may have been scrolled by its reader already.
    if (isFirst.current) isFirst.current = false;
    else content.current?.scrollTo({ top: 0 });
  }, [scrollKey]);
  return (
    <section className={styles.sheet} data-height={height} aria-label={words.place.label}>
      <button
        type="button"
        className={styles.handle}
        aria-label={height === 'full' ? words.place.collapse : words.place.expand}
        aria-expanded={height !== 'low'}
        onClick={() => onHeightChange(nextHeight[height])}
      >
        <span aria-hidden="true" />
      </button>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </section>
  );
}
