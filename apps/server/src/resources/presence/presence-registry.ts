import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import type { Presence } from '@cae-map/contract/api/presence';

/** A record that a user has open in a window. */
export interface OpenRecord {
  readonly userId: number;
  readonly fullName: string;
  readonly windowId: string;
  readonly entity: RecordEntity;
  readonly entityId: number;
}

/** Which records are open in which editors. Entries expire; their number is bounded, and the one that was renewed longest ago is evicted. */
export interface PresenceRegistry {
  /**
   * Adds a record that has been opened or renews its entry, or removes the entry of one that has been closed.
   * @returns the other editors of the record: users by their ids, so that their order is the same in every response
   */
  report(record: OpenRecord, isOpen: boolean): Promise<Presence>;
}

/** More than one client can add within the lifetime of an entry under the default rate limit. */
export const maxEntries = 1000;
