import type { Capability } from '../roles.ts';
import { apiCalls } from './calls.ts';
import { recordCalls, type EditedEntity } from './record-calls.ts';

/** The capability that editors of a kind of record need: that of the call by which they read the records. */
export function capabilityOfKind(entity: EditedEntity): Capability {
  return apiCalls[recordCalls[entity].list].access;
}
