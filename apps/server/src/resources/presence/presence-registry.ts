import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { maxListedEditors, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import type { Presence } from '@cae-map/contract/api/presence';

/** A record that a user has open in a window. */
export interface OpenRecord {
  readonly userId: number;
  readonly fullName: string;
  readonly windowId: string;
  readonly entity: RecordEntity;
  readonly entityId: number;
}

/** Which records are open in which editors, in the memory of this process. */
export interface PresenceRegistry {
  /** Adds a record that has been opened, or renews its entry. */
  open(record: OpenRecord): void;
  /** Removes the entry of a record; without effect if there is none. */
  close(record: OpenRecord): void;
  /** The other editors of the record: users by their ids, so that their order is the same in every response. */
  findOthers(record: OpenRecord): Presence;
}

interface RegistryOptions {
  /** A monotonic clock in milliseconds, which a change of the system time does not affect. */
  readonly now?: () => number;
  /** More than one client can add within the lifetime of an entry under the default rate limit. */
  readonly maxEntries?: number;
}

interface Entry extends OpenRecord {
  /** By the clock, in milliseconds. */
  readonly expiresAt: number;
}

/** Creates an empty registry. It needs no timer: expired entries are removed by the next call, and their number is bounded. */
export function createPresenceRegistry({
  now = () => performance.now(),
  maxEntries = 1000,
}: RegistryOptions = {}): PresenceRegistry {
  /** In the order of their last reports, and thus of their expiry. */
  const entries = new Map<string, Entry>();

  function removeExpired(): void {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now()) return;
      entries.delete(key);
    }
  }

  function evictOldest(): void {
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries) return;
      entries.delete(key);
    }
  }

  return {
    open(record) {
      const key = keyOf(record);
      // An entry that is set again would keep its position in the order.
      entries.delete(key);
      entries.set(key, { ...record, expiresAt: now() + presenceLifetime });
      evictOldest();
    },
    close(record) {
      entries.delete(keyOf(record));
    },
    findOthers({ userId, windowId, entity, entityId }) {
      removeExpired();
      const ofRecord = [...entries.values()].filter(
        (entry) => entry.entity === entity && entry.entityId === entityId,
      );
      const names = new Map(
        ofRecord.filter((entry) => entry.userId !== userId).map((entry) => [entry.userId, entry.fullName]),
      );
      return {
        editors: Array.from(names)
          .toSorted(([first], [second]) => first - second)
          .slice(0, maxListedEditors)
          .map(([, name]) => name),
        has_other_window: ofRecord.some((entry) => entry.userId === userId && entry.windowId !== windowId),
      };
    },
  };
}

function keyOf({ userId, windowId, entity, entityId }: OpenRecord): string {
  return `${userId} ${windowId} ${entity} ${entityId}`;
}
