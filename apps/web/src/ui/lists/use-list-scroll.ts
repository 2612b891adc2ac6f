import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { scrollToRow } from '../../lib/lists/row-window.ts';

/** The height that is assumed until a list is measured, in pixels. */
const assumedHeight = 600;

interface ListScrollOptions {
  /** The scroll position of the last visit, in pixels. */
  readonly readScrollTop: () => number;
  readonly onScroll: (scrollTop: number) => void;
}

/** The scroll position and the size of a scrolled list in pixels; the position is that of the last visit at first. */
export function useListScroll(
  list: RefObject<HTMLElement | null>,
  { readScrollTop, onScroll }: ListScrollOptions,
): { readonly scrollTop: number; readonly height: number; readonly width: number } {
  const [view, setView] = useState(() => ({ scrollTop: readScrollTop(), height: assumedHeight, width: 0 }));
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const read = (): void => {
      const { scrollTop, clientHeight, clientWidth } = element;
      setView({
        scrollTop,
        height: clientHeight === 0 ? assumedHeight : clientHeight,
        width: clientWidth,
      });
      onScroll(scrollTop);
    };
    element.scrollTo({ top: readScrollTop() });
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(read);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer?.disconnect();
    };
    // Both functions read and write a store.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [list]);
  return view;
}

/** Scrolls to the row of the active element when another one becomes active. @param row -1 for none */
export function useKeepRowVisible(list: RefObject<HTMLElement | null>, row: number, rowHeight: number): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || row === -1) return;
    const { scrollTop, clientHeight: height } = element;
    element.scrollTo({ top: scrollToRow(row, rowHeight, { scrollTop, height }) });
  }, [list, row, rowHeight]);
}
