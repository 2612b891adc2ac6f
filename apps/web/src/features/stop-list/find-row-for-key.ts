/** The number of rows that a Page key moves. */
const pageRows = 10;

/** The properties of a key event that are read. */
type RowKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the row after a key: arrows move by one row from the focused one, Page keys by several, Home and End to the ends.
 * Null for other keys and without a focused row.
 */
export function findRowForKey(list: Element, { key, altKey, ctrlKey, metaKey }: RowKey): HTMLElement | null {
  const rows = [...list.querySelectorAll<HTMLElement>('a[href]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0 || altKey || ctrlKey || metaKey) return null;
  const last = rows.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageRows,
    PageUp: at - pageRows,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : (rows[Math.min(Math.max(target, 0), last)] ?? null);
}
