import type { RecordTag } from '@cae-map/contract/record-tags';
import type { Query, QueryClient } from '@tanstack/react-query';
import { discardOld, fetchInvalid } from './refresh-records.ts';

/** Counts the writes of a page that are running, and collects the changes of those that have ended. */
class PendingWrites {
  #running = 0;
  #tags = new Set<RecordTag>();
  #stored = new Set<Query>();
  /** Whether all changed records are in the loaded lists. */
  #isStored = true;
  readonly #queryClient: QueryClient;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  begin(): void {
    this.#running += 1;
  }

  /** Adds the changes of a running write. */
  add(tags: readonly RecordTag[], stored: ReadonlySet<Query>): void {
    for (const tag of tags) this.#tags.add(tag);
    for (const query of stored) this.#stored.add(query);
    if (stored.size === 0) this.#isStored = false;
  }

  /**
   * Ends a write. After the last one, removes the data that depend on the changed records, and refetches those that are shown. Failed
   * requests are ignored: the saved values are shown, and the other data remain invalid.
   * @param hasFailed otherwise waits for the responses, unless the lists have the changed records already
   */
  async end({ hasFailed = false } = {}): Promise<void> {
    this.#running -= 1;
    if (this.#running > 0 || this.#tags.size === 0) return;
    const tags = this.#tags;
    const isStored = this.#isStored;
    const stored = isStored ? this.#stored : new Set<Query>();
    this.#tags = new Set();
    this.#stored = new Set();
    this.#isStored = true;
    await discardOld(this.#queryClient, { tags, stored });
    const fetched = fetchInvalid(this.#queryClient, tags);
    if (!isStored && !hasFailed) await fetched;
  }
}

const pendingWrites = new WeakMap<QueryClient, PendingWrites>();

/** Returns the pending writes of a page by its query client. */
export function pendingWritesOf(queryClient: QueryClient): PendingWrites {
  const known = pendingWrites.get(queryClient) ?? new PendingWrites(queryClient);
  pendingWrites.set(queryClient, known);
  return known;
}

/**
 * Runs several writes, such as one for each selected record. Each returned record is stored when it arrives; data that depend on the
 * changed records are fetched once, after the last write.
 */
export async function groupWrites<Result>(
  queryClient: QueryClient,
  run: () => Promise<Result>,
): Promise<Result> {
  const pending = pendingWritesOf(queryClient);
  pending.begin();
  try {
    return await run();
  } finally {
    await pending.end();
  }
}
