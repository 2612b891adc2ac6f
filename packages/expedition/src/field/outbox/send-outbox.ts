import type { OutboxEvent } from './outbox-events.ts';
import { isDue, type OutboxItem } from './outbox-item.ts';

/** The items on the device. Each change is one transaction: it is stored completely or not at all. */
export interface OutboxStore {
  list(): Promise<readonly OutboxItem[]>;
  /** Applies an event to the stored item, whatever another tab has made of it; null if it has been removed. */
  apply(id: string, event: OutboxEvent): Promise<OutboxItem | null>;
}

/** The response to a request, or its absence. */
export type SendResult<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'lost' }
  /** @property retryAfter in milliseconds */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly failure: 'missing' | 'photograph' | 'invalid' };

/** A decision of the editors about an item. */
export interface OutboxDecision {
  readonly id: string;
  readonly state: 'accepted' | 'declined';
  readonly at: number;
  readonly imageId: number | null;
}

/** The server, as the sender uses it. */
export interface OutboxServer {
  /** Transfers the photograph of an item and returns its id on the server. */
  transfer(id: string): Promise<SendResult<string>>;
  /** Sends the contents of an item with its key. The server stores each key once. */
  propose(id: string, uploadId: string | null): Promise<SendResult<null>>;
  /** The items that have been decided; null if the server was not reached. */
  findDecisions(ids: readonly string[]): Promise<readonly OutboxDecision[] | null>;
}

interface OutboxSender {
  readonly store: OutboxStore;
  readonly server: OutboxServer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Sends all items that are due, the oldest first, and fetches the decisions about those that were sent. Call it while no other tab does:
 * items that are marked as being sent are those of a sender that was stopped. The key of an item prevents doubles even if two do.
 * It stops after the first item for which the server is not reached or accepts no more.
 * @throws what the store throws; the items remain as they were stored last
 */
export async function sendOutbox({ store, server, now }: OutboxSender): Promise<void> {
  for (const { id, state } of await store.list())
    if (state === 'sending') await store.apply(id, { kind: 'recovered' });
  const items = await store.list();
  const due = items
    .filter((item) => isDue(item, now()))
    .toSorted((one, other) => one.createdAt - other.createdAt);
  for (const { id } of due) if (!(await sendItem({ store, server, now }, id))) break;
  await fetchDecisions({ store, server });
}

/** Sends one item. @returns whether it makes sense to send the next one */
async function sendItem({ store, server, now }: OutboxSender, id: string): Promise<boolean> {
  const item = await store.apply(id, { kind: 'taken' });
  // Removed or sent by another tab in the meantime.
  if (item?.state !== 'sending') return true;
  let { uploadId } = item;
  if (item.hasPhotograph && uploadId === null) {
    const transferred = await server.transfer(id);
    if (transferred.kind !== 'done') return await note({ store, now }, id, transferred, false);
    uploadId = transferred.value;
    await store.apply(id, { kind: 'transferred', uploadId });
  }
  // Stored before the request: from now on the server may have the item.
  const requested = await store.apply(id, { kind: 'requested' });
  if (requested?.state !== 'sending') return true;
  const proposed = await server.propose(id, uploadId);
  if (proposed.kind !== 'done') return await note({ store, now }, id, proposed, true);
  await store.apply(id, { kind: 'stored', at: now() });
  return true;
}

async function note(
  { store, now }: Pick<OutboxSender, 'store' | 'now'>,
  id: string,
  result: Exclude<SendResult<unknown>, { readonly kind: 'done' }>,
  wasRequested: boolean,
): Promise<boolean> {
  const at = now();
  switch (result.kind) {
    case 'lost':
      await store.apply(id, { kind: 'lost', at });
      return false;
    case 'limited':
      await store.apply(id, { kind: 'limited', at, retryAfter: result.retryAfter, wasRequested });
      return false;
    case 'expired':
      await store.apply(id, { kind: 'expired', at });
      return true;
    case 'refused':
      await store.apply(id, { kind: 'refused', failure: result.failure });
      return true;
  }
}

/** The most items whose decisions are requested together: `maxProposalKeys` of the contract. */
const maxKeys = 40;

async function fetchDecisions({ store, server }: Pick<OutboxSender, 'store' | 'server'>): Promise<void> {
  const sent = (await store.list()).filter(({ state }) => state === 'sent').map(({ id }) => id);
  for (let start = 0; start < sent.length; start += maxKeys) {
    const decisions = await server.findDecisions(sent.slice(start, start + maxKeys));
    if (decisions === null) return;
    for (const { id, ...decision } of decisions) await store.apply(id, { kind: 'decided', ...decision });
  }
}
