/** The rows of a list that are rendered. */
export interface RowWindow {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** The rows that are rendered above and below the visible ones. */
const margin = 8;

/**
 * The rows of a scrolled list with rows of the same height.
 * @param scrollTop of the list, in pixels, as are all lengths
 */
export function rowWindow(
  count: number,
  rowHeight: number,
  { scrollTop, height }: { readonly scrollTop: number; readonly height: number },
): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - margin;
  const last = Math.ceil((scrollTop + height) / rowHeight) + margin;
  const from = Math.min(Math.max(0, first), Math.max(0, count - 1));
  return { from: count === 0 ? 0 : from, to: Math.min(count, Math.max(0, last)) };
}

/** The scroll position at which a row is completely visible, as near to the current one as possible. */
export function scrollToRow(
  index: number,
  rowHeight: number,
  { scrollTop, height }: { readonly scrollTop: number; readonly height: number },
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}
