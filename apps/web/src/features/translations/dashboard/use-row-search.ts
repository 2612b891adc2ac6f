import { useState } from 'react';
import type { FieldRow } from '../model/field-row.ts';
import { searchRows } from '../model/row-filter.ts';

interface Searched {
  readonly rows: readonly FieldRow[];
  readonly search: string;
  readonly found: readonly FieldRow[];
}

/** The rows with the words of a search. While a search is being typed, only the rows that were found before are searched. */
export function useRowSearch(rows: readonly FieldRow[], search: string): readonly FieldRow[] {
  const [last, setLast] = useState<Searched>({ rows, search: '', found: rows });
  if (last.rows === rows && last.search === search) return last.found;
  const isLonger = last.rows === rows && search.startsWith(last.search);
  const found = searchRows(isLonger ? last.found : rows, search);
  setLast({ rows, search, found });
  return found;
}
