import { useMemo } from 'react';
import type { ListView } from '../../../lib/lists/list-store.ts';

/** The chosen records that are listed, in the order of the list: records that a filter hides are never changed. */
export function useChosen<Item>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  { use }: ListView,
): readonly Item[] {
  const ids = use((state) => state.selection.ids);
  return useMemo(() => items.filter((item) => ids.has(idOf(item))), [items, idOf, ids]);
}
