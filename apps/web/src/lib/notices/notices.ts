import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A message to the visitor about the outcome of an action, in the language of the page. */
export interface Notice {
  readonly id: string;
  readonly kind: 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly message: string;
}

/** How long a notice is shown, in milliseconds. */
export const noticeMilliseconds: Readonly<Record<Notice['kind'], number>> = {
  success: 3000,
  warning: 50_000,
  error: 50_000,
};

interface NoticesState {
  readonly notices: readonly Notice[];
}

const noticesStore = createStore<NoticesState>(() => ({ notices: [] }));
let lastNumber = 0;

/**
 * Shows a notice. It disappears after its time or when the visitor closes it.
 * @param notice with an id if it is removed, or replaced by a later one with the same id, when what it reports is settled
 */
export function notify(notice: Omit<Notice, 'id'> & Partial<Pick<Notice, 'id'>>): void {
  lastNumber += 1;
  const id = notice.id ?? `notice-${lastNumber}`;
  dismissNotice(id);
  noticesStore.setState(({ notices }) => ({ notices: [...notices, { ...notice, id }] }));
}

/** Removes a notice. */
export function dismissNotice(id: string): void {
  noticesStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** The notices that are currently shown. */
export function useNotices(): readonly Notice[] {
  return useStore(noticesStore, ({ notices }) => notices);
}
