import type { Orm } from '../../database/connection.ts';
import { findChangedValues } from '../../writes/records/changed-values.ts';
import { findAllRecords } from '../../writes/records/find-records.ts';
import { idOf, type RecordKind, type RecordRow } from '../../writes/records/record-kind.ts';
import type { RecordWriting } from '../../writes/records/complete-changes.ts';
import { insertRecord, updateRecord } from '../../writes/records/write-records.ts';
import { describeValue, type ImportReport } from './import-plan.ts';

/** A record of a file as a row. */
export interface ImportedRow<Values extends object> {
  /** Null for a new record that the file names otherwise: it gets the next id. */
  readonly id: number | null;
  /** As the report names it. */
  readonly name: string;
  readonly values: Partial<Values>;
  /** Values that follow from the others: written with them, and no change by themselves. */
  readonly derived?: Partial<Values>;
  /** Values for a new record only, such as its position. */
  readonly initial?: Partial<Values>;
}

export type Write = (writing: RecordWriting) => Promise<void>;

/** Adds the planned changes of records of a kind to a report, and returns the functions that apply them. */
export async function planRows<Loaded extends RecordRow, Values extends object>(
  transaction: Orm,
  report: ImportReport & { unchanged: number },
  kind: RecordKind<Loaded, Values>,
  imported: readonly ImportedRow<Values>[],
): Promise<Write[]> {
  const stored = await findAllRecords(transaction, kind);
  const existing = new Map(stored.map((record) => [idOf(kind, record), record]));
  return imported.flatMap(({ id, name, values, derived, initial }): Write[] => {
    const record = id === null ? undefined : existing.get(id);
    if (record === undefined) {
      report.added.push(name);
      // Together they are complete.
      const complete = { ...values, ...derived, ...initial } as Values;
      return [async (writing) => void (await insertRecord(writing, kind, complete, id ?? undefined))];
    }
    if (record.deleted_at !== null) {
      report.skipped.push({ record: name, reason: 'it was deleted: restore it in the administration first' });
      return [];
    }
    const changed = Object.entries(findChangedValues(kind, record, values));
    if (changed.length === 0) {
      report.unchanged += 1;
      return [];
    }
    report.changed.push({
      record: name,
      fields: changed.map(([field, value]) => ({
        name: field,
        before: describeValue(Reflect.get(record, field)),
        after: describeValue(value),
      })),
    });
    return [async (writing) => void (await updateRecord(writing, kind, record, { ...values, ...derived }))];
  });
}
