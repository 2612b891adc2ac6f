import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import styles from './scroll-row.module.css';

/** The ends of a row behind which it continues. */
type HiddenEnds = 'none' | 'start' | 'end' | 'both';

/**
 * A row that scrolls sideways where it does not fit. It fades at the ends behind which it continues, and shows its current item
 * (`aria-current`) first.
 */
export function ScrollRow({ className, ...properties }: ComponentProps<'div'>) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const update = (): void => {
      element.dataset['hiddenEnds'] = findHiddenEnds(element);
    };
    showCurrent(element);
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, []);
  return <div {...properties} ref={row} className={[styles.row, className].filter(Boolean).join(' ')} />;
}

function findHiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEnds {
  // Positions are fractions of a pixel.
  const start = scrollLeft >= 1;
  const end = scrollLeft + clientWidth <= scrollWidth - 1;
  if (start && end) return 'both';
  return start ? 'start' : end ? 'end' : 'none';
}

/** Scrolls the row, and nothing else, so that its current item is within it. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  const { left, right } = row.getBoundingClientRect();
  const item = current.getBoundingClientRect();
  if (item.right > right) row.scrollLeft += item.right - right;
  else if (item.left < left) row.scrollLeft -= left - item.left;
}
