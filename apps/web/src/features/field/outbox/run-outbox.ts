import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { isDue } from '@cae-map/expedition/field/outbox/outbox-item';
import { sendOutbox, type OutboxStore } from '@cae-map/expedition/field/outbox/send-outbox';
import { logWarning } from '../../../lib/log.ts';
import { applyToNote, readNotes } from './outbox-storage.ts';
import { createOutboxServer } from './outbox-server.ts';
import { outboxStore, publishChange } from './outbox-store.ts';
import { whileOnlySender } from './sender-lock.ts';

/** How often a page that stays open looks for items that have become due, in milliseconds. */
const interval = 5000;

const store: OutboxStore = {
  list: async () => (await readNotes()).notes,
  async apply(id, event) {
    const note = await applyToNote(id, event);
    await publishChange();
    return note;
  },
};

let running: Promise<void> | null = null;

/** Sends what is due, in one tab at a time, and fetches the decisions of the editors. It never rejects. */
export async function sendNow(client: BrowserApiClient): Promise<void> {
  // Attempts without a network would take the place of the one that follows its return.
  if (!navigator.onLine) return;
  running ??= run(client).finally(() => {
    running = null;
  });
  await running;
}

async function run(client: BrowserApiClient): Promise<void> {
  outboxStore.setState({ isSending: true });
  try {
    const server = createOutboxServer(client);
    await whileOnlySender(() => sendOutbox({ store, server, now: Date.now }));
  } catch (error) {
    logWarning(`the outbox was not sent: ${String(error)}`);
  } finally {
    outboxStore.setState({ isSending: false });
    await publishChange();
  }
}

/**
 * Sends the outbox now, when the network returns, when the page becomes visible, and from time to time while something waits.
 * @returns the function that stops it
 */
export function runOutbox(client: BrowserApiClient): () => void {
  const send = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) void sendNow(client);
  };
  const sendWaiting = (): void => {
    if (outboxStore.getState().notes.some((note) => isDue(note, Date.now()))) send();
  };
  const timer = setInterval(sendWaiting, interval);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  send();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
  };
}
