import {
  translatableTables,
  translationStatuses,
  visitedOnValues,
  type TranslatableTable,
  type TranslationStatus,
  type VisitedOn,
} from '@cae-map/contract/enumerations';
import type { FieldRow } from './field-row.ts';
import { searchWords } from './row-search.ts';

/** Which fields are listed; null for all. */
export interface RowFilter {
  readonly table: TranslatableTable | null;
  readonly status: TranslationStatus | null;
  readonly section: VisitedOn | null;
  readonly bookId: number | null;
  readonly chapterId: number | null;
  /** The time after which a field has changed, in milliseconds since 1970. */
  readonly changedSince: number | null;
  readonly search: string;
}

/** The filter of a URL query. Values that are not valid are ignored. */
export function readFilter(query: URLSearchParams): RowFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === query.get(name)) ?? null;
  const number = (name: string): number | null => {
    const value = Number(query.get(name) ?? NaN);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  return {
    table: oneOf('table', translatableTables),
    status: oneOf('status', translationStatuses),
    section: oneOf('section', visitedOnValues),
    bookId: number('book'),
    chapterId: number('chapter'),
    changedSince: number('since'),
    search: query.get('q') ?? '',
  };
}

/** The URL query of a filter, without the question mark; empty for all fields. */
export function writeFilter(filter: RowFilter): string {
  const query = new URLSearchParams();
  const names = {
    table: filter.table,
    status: filter.status,
    section: filter.section,
    book: filter.bookId,
    chapter: filter.chapterId,
    since: filter.changedSince,
    q: filter.search,
  };
  for (const [name, value] of Object.entries(names))
    if (value !== null && value !== '') query.set(name, String(value));
  return query.toString();
}

/** Whether a filter leaves something out. */
export function isFiltered(filter: RowFilter): boolean {
  return writeFilter(filter) !== '';
}

/** The rows that pass a filter, in their order. Linear in the characters of the rows. */
export function filterRows(rows: readonly FieldRow[], filter: RowFilter): readonly FieldRow[] {
  const passing = isFiltered({ ...filter, search: '' }) ? rows.filter((row) => passes(row, filter)) : rows;
  return searchRows(passing, filter.search);
}

/** The rows with all words of a search. */
export function searchRows(rows: readonly FieldRow[], search: string): readonly FieldRow[] {
  const words = searchWords(search);
  if (words.length === 0) return rows;
  return rows.filter(({ folded }) => words.every((word) => folded.includes(word)));
}

function passes({ state, section, bookId, chapterId }: FieldRow, filter: RowFilter): boolean {
  return (
    (filter.table === null || state.source_table === filter.table) &&
    (filter.status === null || state.status === filter.status) &&
    (filter.section === null || section === filter.section) &&
    (filter.bookId === null || bookId === filter.bookId) &&
    (filter.chapterId === null || chapterId === filter.chapterId) &&
    (filter.changedSince === null || changedAt(state.updated_at) > filter.changedSince)
  );
}

function changedAt(time: string | null): number {
  return time === null ? 0 : Date.parse(time);
}
