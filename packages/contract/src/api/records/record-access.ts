import { recordKinds, type RecordEntity } from '../../entities/editing/record-kinds.ts';
import type { Capability } from '../../roles.ts';

/** The capability that editors of a kind of record need. */
export function capabilityOfKind(entity: RecordEntity): Capability {
  return recordKinds[entity].editing.access;
}
