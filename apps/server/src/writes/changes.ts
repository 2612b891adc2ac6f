import type { Orm } from '../database/connection.ts';
import { changes } from '../database/schema.ts';
import type { ChangeAction, ChangedEntity } from '../database/values.ts';

/** A change of one record. */
export interface RecordedChange {
  readonly entity: ChangedEntity;
  readonly entityId: number;
  readonly action: ChangeAction;
  /** The record without secrets; null where it did not exist. */
  readonly before: object | null;
  readonly after: object | null;
}

/** Adds a change to the history, in the transaction that makes it. A command of the operator has no user. */
export async function recordChange(
  transaction: Orm,
  userId: number | null,
  change: RecordedChange,
): Promise<void> {
  await recordChanges(transaction, userId, [change]);
}

/** Adds changes to the history, in the transaction that makes them. */
export async function recordChanges(
  transaction: Orm,
  userId: number | null,
  made: readonly RecordedChange[],
): Promise<void> {
  if (made.length === 0) return;
  await transaction.insert(changes).values(
    made.map(({ entity, entityId, action, before, after }) => ({
      user_id: userId,
      entity,
      entity_id: entityId,
      action,
      before,
      after,
    })),
  );
}
