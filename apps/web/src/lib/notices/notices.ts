import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Something that a visitor should know about what was just done, in the visitor's words. */
export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly message: string;
}

/** How long a notice stays, in milliseconds. What went well needs but a glance; what failed must be read. */
export const noticeMilliseconds: Readonly<Record<Notice['kind'], number>> = {
  success: 3000,
  warning: 50_000,
  error: 50_000,
};

interface NoticesState {
  readonly notices: readonly Notice[];
}

const noticesStore = createStore<NoticesState>(() => ({ notices: [] }));
let count = 0;

/** Tells the visitor something. It goes away by itself, or when it is closed. */
export function notify(notice: Omit<Notice, 'id'>): void {
  count += 1;
  const id = `notice-${count}`;
  noticesStore.setState(({ notices }) => ({ notices: [...notices, { ...notice, id }] }));
}

/** Takes a notice away: it was closed, or its time is over. */
export function dismissNotice(id: string): void {
  noticesStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** The notices that visitors have not closed yet. */
export function useNotices(): readonly Notice[] {
  return useStore(noticesStore, ({ notices }) => notices);
}
