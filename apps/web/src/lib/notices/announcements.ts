import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A short message that is shown for a moment and read to screen readers: the effect of a command, or why it had none. */
export interface Announcement {
  readonly text: string;
  /** Distinguishes repeated announcements of the same text. */
  readonly count: number;
}

/** How long an announcement is visible, in milliseconds. */
export const announcementMilliseconds = 4000;

const announcementStore = createStore<{ readonly announcement: Announcement | null }>(() => ({
  announcement: null,
}));
let lastCount = 0;

/** Shows a message, in place of the current one. */
export function announce(text: string): void {
  lastCount += 1;
  const announcement = { text, count: lastCount };
  announcementStore.setState({ announcement });
  setTimeout(() => {
    if (announcementStore.getState().announcement === announcement)
      announcementStore.setState({ announcement: null });
  }, announcementMilliseconds);
}

/** The message that is currently shown, or null. */
export function useAnnouncement(): Announcement | null {
  return useStore(announcementStore, ({ announcement }) => announcement);
}
