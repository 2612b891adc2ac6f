import type { TranslationStatus } from '@cae-map/contract/enumerations';
import type { FieldRow } from './field-row.ts';

/** The fields of a part of the corpus. */
export interface Progress<Part> {
  readonly part: Part;
  readonly total: number;
  /** Those that have a translation which fits its source. */
  readonly translated: number;
  readonly approved: number;
}

const translatedStatuses: readonly TranslationStatus[] = ['translated', 'completed'];

/** Counts the fields of each part, in the order in which the parts occur. Rows whose part is null are left out. */
export function countProgress<Part extends string | number>(
  rows: readonly FieldRow[],
  partOf: (row: FieldRow) => Part | null,
): Progress<Part>[] {
  const counts = new Map<Part, { total: number; translated: number; approved: number }>();
  for (const row of rows) {
    const part = partOf(row);
    if (part === null) continue;
    const count = counts.get(part) ?? { total: 0, translated: 0, approved: 0 };
    counts.set(part, count);
    count.total += 1;
    if (translatedStatuses.includes(row.state.status)) count.translated += 1;
    if (row.state.status === 'completed') count.approved += 1;
  }
  return [...counts].map(([part, count]) => ({ part, ...count }));
}

/** Counts the fields with each status. */
export function countByStatus(rows: readonly FieldRow[]): ReadonlyMap<TranslationStatus, number> {
  const counts = new Map<TranslationStatus, number>();
  for (const { state } of rows) counts.set(state.status, (counts.get(state.status) ?? 0) + 1);
  return counts;
}
