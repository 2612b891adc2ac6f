import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { writeLocal } from '../../../lib/storage/local-storage.ts';
import { OutboxStorageError, readNotes, type StorageProblem, type StoredNotes } from './outbox-storage.ts';

interface ShownOutbox extends StoredNotes {
  /** Whether the notes have been read. */
  readonly isRead: boolean;
  readonly problem: StorageProblem | null;
  /** Whether this tab is sending. */
  readonly isSending: boolean;
}

/** The outbox as it is shown. What is stored decides. */
export const outboxStore = createStore<ShownOutbox>(() => ({
  notes: [],
  unreadable: 0,
  isRead: false,
  problem: null,
  isSending: false,
}));

/** What tells other tabs that the outbox has changed; absent in older browsers. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cae-map-outbox');

/** Reads the stored notes again. */
export async function showStoredNotes(): Promise<void> {
  try {
    outboxStore.setState({ ...(await readNotes()), isRead: true, problem: null });
  } catch (error) {
    const problem = error instanceof OutboxStorageError ? error.problem : 'unavailable';
    outboxStore.setState({ isRead: true, problem });
  }
}

/** Shows a change of this tab, here and in other tabs. */
export async function publishChange(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name.
  channel?.postMessage('changed');
  // By this the next visit knows that there is an outbox to send, without opening a database.
  writeLocal('fieldOutbox', 'used');
  await showStoredNotes();
}

/** The outbox, which is read when something shows it, and follows other tabs. */
export function useOutbox(): ShownOutbox {
  useEffect(() => {
    const onMessage = (): void => void showStoredNotes();
    channel?.addEventListener('message', onMessage);
    void showStoredNotes();
    return () => channel?.removeEventListener('message', onMessage);
  }, []);
  return useStore(outboxStore);
}
