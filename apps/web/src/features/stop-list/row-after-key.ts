/** How many rows a Page key passes over. */
const pageRows = 10;

/** What is read of a key that was pressed on a row. */
type RowKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The row of a list to which a key leads from the row that has the keyboard: arrows to the next, Page keys further, Home
 * and End to the ends. Null for the keys of others, and where no row has the keyboard.
 */
export function rowAfterKey(list: Element, { key, altKey, ctrlKey, metaKey }: RowKey): HTMLElement | null {
  const rows = [...list.querySelectorAll<HTMLElement>('a[href]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0 || altKey || ctrlKey || metaKey) return null;
  const last = rows.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageRows,
    PageUp: at - pageRows,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? null : (rows[Math.min(Math.max(place, 0), last)] ?? null);
}
