import { isDeepStrictEqual } from 'node:util';
import type { Orm } from '../../database/connection.ts';
import { describeValue, type ImportReport } from './import-plan.ts';
import { insertRow, updateRow, type RecordTable } from './write-record.ts';

/** A record of a file as a row. */
export interface ImportedRow {
  readonly id: number;
  /** As the report names it. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Values for a new record only, such as its position. */
  readonly initial?: Readonly<Record<string, unknown>>;
}

interface ExistingRow {
  readonly version: number;
  readonly deleted_at: Date | null;
}

export type Write = (transaction: Orm) => Promise<void>;

/** Adds what is to be done with rows to a report, and returns how to do it. */
export function planRows(
  report: ImportReport & { unchanged: number },
  table: RecordTable,
  imported: readonly ImportedRow[],
  existing: ReadonlyMap<number, ExistingRow>,
): Write[] {
  return imported.flatMap(({ id, name, values, initial }): Write[] => {
    const row = existing.get(id);
    if (row === undefined) {
      report.added.push(name);
      return [(transaction) => insertRow(transaction, table, id, { ...values, ...initial })];
    }
    if (row.deleted_at !== null) {
      report.skipped.push({ record: name, reason: 'it was deleted: restore it in the administration first' });
      return [];
    }
    const changed = Object.keys(values).filter(
      (field) => !isDeepStrictEqual(values[field], Reflect.get(row, field)),
    );
    if (changed.length === 0) {
      report.unchanged += 1;
      return [];
    }
    report.changed.push({
      record: name,
      fields: changed.map((field) => ({
        name: field,
        before: describeValue(Reflect.get(row, field)),
        after: describeValue(values[field]),
      })),
    });
    const picked = Object.fromEntries(changed.map((field) => [field, values[field]]));
    return [(transaction) => updateRow(transaction, table, id, { before: row, values: picked })];
  });
}
