import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ListView } from '../../../lib/lists/list-store.ts';

/** The height of a list that has none yet, such as one without a layout, in pixels. */
const assumedHeight = 600;
/** The rows that are rendered above and below the visible ones. */
const overscan = 8;

interface VisibleRowsOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly store: ListView;
  readonly rowCount: number;
  /** In pixels. */
  readonly rowHeight: number;
  /** The row of the active element, which stays visible when it changes; -1 for none. */
  readonly activeRow: number;
  /** A row that is rendered although it is not visible; -1 for none. */
  readonly draggedRow: number;
}

interface VisibleRows {
  readonly rows: readonly VirtualItem[];
  /** The height of all rows in pixels. */
  readonly totalHeight: number;
  readonly rowsPerPage: number;
}

/** The rows of a scrolled list that are rendered: those that are visible, the active and the dragged one. */
export function useVisibleRows({
  list,
  store,
  rowCount,
  rowHeight,
  activeRow,
  draggedRow,
}: VisibleRowsOptions): VisibleRows {
  // oxlint-disable-next-line react/incompatible-library -- the application is not compiled by React Compiler
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan,
    initialOffset: () => store.read().scrollTop,
    initialRect: { width: 0, height: assumedHeight },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height === 0 ? assumedHeight : height }),
      ),
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const row of [activeRow, draggedRow]) if (row !== -1 && row < rowCount) indexes.add(row);
      return [...indexes].toSorted((one, other) => one - other);
    },
    onChange: ({ scrollOffset }) => {
      if (scrollOffset !== null && scrollOffset !== store.read().scrollTop)
        store.change({ scrollTop: scrollOffset });
    },
  });
  const show = useEffectEvent((row: number) => virtualizer.scrollToIndex(row));
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(() => {
    if (activeRow !== -1) show(activeRow);
  }, [activeRow]);
  // The active row stays in view, so that clearing a search keeps the place.
  useFilterChange(store, () => {
    if (activeRow === -1) list.current?.scrollTo({ top: 0 });
    else show(activeRow);
  });
  const height = virtualizer.scrollRect?.height ?? assumedHeight;
  return {
    rows: virtualizer.getVirtualItems(),
    totalHeight: rowCount * rowHeight,
    rowsPerPage: Math.max(1, Math.floor(height / rowHeight) - 1),
  };
}

/** Calls the function when the filter or the order changes. */
function useFilterChange({ use }: ListView, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  const filter = use((state) => state.filter);
  const order = use((state) => state.order);
  const shown = useRef({ filter, order });
  useEffect(() => {
    if (shown.current.filter === filter && shown.current.order === order) return;
    shown.current = { filter, order };
    change();
  }, [filter, order]);
}
