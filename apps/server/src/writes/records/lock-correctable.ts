import type { ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import type { Orm } from '../../database/connection.ts';
import type { CorrectableRecord } from '../correctable-records.ts';
import { lockRecord } from './find-records.ts';
import type { RecordKind, RecordRow } from './record-kind.ts';
import { updateRecord } from './write-records.ts';

/**
 * Locks a record that a visitor's correction changes.
 * @param toValues returns the columns that a correction changes; it throws when they contradict the others of the record
 */
export async function lockCorrectable<Loaded extends RecordRow, Values extends object>(
  transaction: Orm,
  kind: RecordKind<Loaded, Values>,
  id: number,
  toValues: (record: Loaded, proposed: ProposedValues) => Partial<Values>,
): Promise<CorrectableRecord | undefined> {
  const record = await lockRecord(transaction, kind, id);
  return (
    record && {
      version: record.version,
      present: () => kind.present(record),
      async correct(proposed, editorId) {
        await updateRecord({ transaction, editorId }, kind, record, toValues(record, proposed));
      },
    }
  );
}
