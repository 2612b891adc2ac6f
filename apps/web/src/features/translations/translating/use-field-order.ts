import { useState } from 'react';
import { filterRows, readFilter } from '../model/row-filter.ts';
import type { LoadedRows } from '../rows/rows-store.ts';

interface FieldOrder {
  readonly query: string;
  readonly language: string;
  readonly keys: readonly string[];
}

const noKeys: readonly string[] = [];

/**
 * The keys of the fields of a list in their order. They stay as they were when the list was opened, so that a field that leaves the list by
 * being saved keeps its place.
 * @param query the filter of the list
 */
export function useFieldOrder(loaded: LoadedRows | null, query: string): readonly string[] {
  const [order, setOrder] = useState<FieldOrder | null>(null);
  if (loaded !== null && (order?.query !== query || order.language !== loaded.language)) {
    const rows = filterRows(loaded.rows, readFilter(new URLSearchParams(query)));
    setOrder({ query, language: loaded.language, keys: rows.map(({ key }) => key) });
  }
  return order?.keys ?? noKeys;
}
