import { maxListedEditors, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import type { Presence } from '@cae-map/contract/api/presence';
import {
  maxEntries as usualMaxEntries,
  type OpenRecord,
  type PresenceRegistry,
} from './presence-registry.ts';

interface RegistryOptions {
  /** A monotonic clock in milliseconds, which a change of the system time does not affect. */
  readonly now?: () => number;
  readonly maxEntries?: number;
}

interface Entry extends OpenRecord {
  /** By the clock, in milliseconds. */
  readonly expiresAt: number;
}

/** Creates an empty registry in the memory of the only process of an embedded database. It needs no timer: expired entries are removed by the next call, and their number is bounded. */
export function createMemoryPresence({
  now = () => performance.now(),
  maxEntries = usualMaxEntries,
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

  function open(record: OpenRecord): void {
    const key = keyOf(record);
    // An entry that is set again would keep its position in the order.
    entries.delete(key);
    entries.set(key, { ...record, expiresAt: now() + presenceLifetime });
    evictOldest();
  }

  function findOthers({ userId, windowId, entity, entityId }: OpenRecord): Presence {
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
  }

  return {
    async report(record, isOpen) {
      removeExpired();
      if (isOpen) open(record);
      else entries.delete(keyOf(record));
      return findOthers(record);
    },
  };
}

function keyOf({ userId, windowId, entity, entityId }: OpenRecord): string {
  return `${userId} ${windowId} ${entity} ${entityId}`;
}
