import { expect, test } from 'vitest';
import { applyEvent, type OutboxEvent } from './outbox-events.ts';
import { createOutboxItem, isChangeable, type OutboxItem } from './outbox-item.ts';
import { sendOutbox, type OutboxServer, type OutboxStore, type SendResult } from './send-outbox.ts';

/** A sequence of pseudo-random numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The page has been killed: nothing after this point of the program runs. */
class Killed extends Error {}

/** A device, whose storage survives when a page is killed, and a server. */
function createWorld(seed: number) {
  const random = createRandom(seed);
  const items = new Map<string, OutboxItem>();
  /** The ids of all items of which the visitor was shown that they are kept. */
  const kept = new Set<string>();
  const proposals = new Map<
    string,
    { readonly uploadId: string | null; state: 'open' | 'accepted' | 'declined' }
  >();
  const uploads = new Set<string>();
  const counts = { kills: 0, stored: 0, repeated: 0, lost: 0, removed: 0 };
  let clock = 1_780_000_000_000;
  let isCalm = false;

  /** A point at which the page may be killed: before or after an effect. */
  function killPoint(): void {
    if (isCalm || random() >= 0.06) return;
    counts.kills += 1;
    throw new Killed();
  }
  async function step<Value>(effect: () => Value): Promise<Value> {
    killPoint();
    // Other tabs continue here.
    await Promise.resolve();
    const value = effect();
    killPoint();
    return value;
  }
  /** A request: it can be lost before or after the server has handled it, and the server can refuse it for a while. */
  async function request<Value>(handle: () => SendResult<Value>): Promise<SendResult<Value>> {
    return await step(() => {
      const chance = isCalm ? 1 : random();
      if (chance < 0.08) return { kind: 'lost' };
      if (chance < 0.12) return { kind: 'limited', retryAfter: 1000 };
      const result = handle();
      if (chance < 0.24) {
        counts.lost += 1;
        return { kind: 'lost' };
      }
      return result;
    });
  }
  const store: OutboxStore = {
    list: () => step(() => [...items.values()]),
    apply: (id: string, event: OutboxEvent) =>
      step(() => {
        const item = items.get(id);
        if (item === undefined) return null;
        const next = applyEvent(item, event);
        items.set(id, next);
        return next;
      }),
  };
  const server: OutboxServer = {
    transfer: (id) =>
      request(() => {
        const uploadId = `${id}-${uploads.size}`;
        uploads.add(uploadId);
        return { kind: 'done', value: uploadId };
      }),
    propose: (id, uploadId) =>
      request(() => {
        if (proposals.has(id)) {
          counts.repeated += 1;
          return { kind: 'done', value: null };
        }
        // Abandoned transfers are removed after an hour.
        if (uploadId !== null && random() < 0.05) uploads.delete(uploadId);
        if (uploadId !== null && !uploads.has(uploadId)) return { kind: 'expired' };
        counts.stored += 1;
        proposals.set(id, { uploadId, state: 'open' });
        return { kind: 'done', value: null };
      }),
    findDecisions: async (ids) => {
      const result = await request(() => ({
        kind: 'done',
        value: ids.flatMap((id) => {
          const state = proposals.get(id)?.state ?? 'open';
          return state === 'open' ? [] : [{ id, state, at: clock, imageId: null }];
        }),
      }));
      return result.kind === 'done' ? result.value : null;
    },
  };
  const survive = async (page: Promise<void>): Promise<void> => {
    try {
      await page;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  };
  const ofSeed = `${seed}`.padStart(6, '0');
  return {
    items,
    kept,
    proposals,
    counts,
    random,
    calm() {
      isCalm = true;
    },
    advance: (milliseconds: number) => (clock += milliseconds),
    /** The visitor keeps a note; the page can be killed while it is written. */
    write: (number: number) =>
      survive(
        (async () => {
          const id = `${ofSeed}-${number}`;
          await step(() => items.set(id, createOutboxItem(id, clock + number, number % 2 === 0)));
          kept.add(id);
        })(),
      ),
    /** The visitor takes a note back, if that is still possible. */
    async takeBack(): Promise<void> {
      const changeable = [...items.values()].filter((item) => isChangeable(item));
      const item = changeable[Math.floor(random() * changeable.length)];
      if (item === undefined) return;
      items.delete(item.id);
      kept.delete(item.id);
      counts.removed += 1;
    },
    decide(): void {
      for (const proposal of proposals.values())
        if (proposal.state === 'open' && random() < 0.3)
          proposal.state = random() < 0.5 ? 'accepted' : 'declined';
    },
    send: () => survive(sendOutbox({ store, server, now: () => clock })),
  };
}

/** The life of an outbox: notes, senders in one or two tabs, kills, and at last a quiet network. */
async function live(seed: number) {
  const world = createWorld(seed);
  const { random } = world;
  for (let day = 0; day < 20; day += 1) {
    await world.write(day);
    if (random() < 0.1) await world.takeBack();
    // Two tabs of a browser without locks send at the same time.
    await Promise.all(random() < 0.3 ? [world.send(), world.send()] : [world.send()]);
    world.decide();
    // The clock of the device is set: forwards and backwards, once by years.
    world.advance(random() < 0.05 ? -3e10 : 600_000 * random());
  }
  world.calm();
  for (let count = 0; count < 12; count += 1) {
    world.advance(3_600_001);
    await world.send();
  }
  return world;
}

test(
  'the outbox killed 10,000 times while writing and sending loses no note and doubles none',
  { timeout: 60_000 },
  async () => {
    const totals = { kills: 0, kept: 0, stored: 0, repeated: 0, lost: 0, removed: 0 };
    for (let seed = 1; totals.kills < 10_000; seed += 1) {
      const { items, kept, proposals, counts } = await live(seed);
      const missing = [...kept].filter((id) => !proposals.has(id));
      expect([seed, missing]).toEqual([seed, []]);
      // A note that was taken back is not sent.
      const unwanted = [...proposals.keys()].filter((id) => !items.has(id));
      expect([seed, unwanted]).toEqual([seed, []]);
      expect([seed, counts.stored]).toEqual([seed, proposals.size]);
      for (const [id, { state }] of proposals)
        expect([seed, items.get(id)?.state]).toEqual([seed, state === 'open' ? 'sent' : state]);
      totals.kept += kept.size;
      for (const name of ['kills', 'stored', 'repeated', 'lost', 'removed'] as const)
        totals[name] += counts[name];
    }
    // The dangerous cases have happened: repeated requests, lost responses, notes taken back.
    expect(Math.min(totals.repeated, totals.lost, totals.removed)).toBeGreaterThan(100);
    expect(totals.stored).toBeGreaterThanOrEqual(totals.kept);
  },
);
