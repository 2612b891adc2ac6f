import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { News } from './release-news.ts';

/** The event with which a browser offers to install the application. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

interface OfflineState {
  /** Null in browsers that offer it in their own menu, and when the application is installed. */
  readonly installPrompt: InstallPrompt | null;
  /** Whether the card with the offer is shown. */
  readonly offersInstallation: boolean;
  /** What is new in a release that has been installed while the page was open; null without one. */
  readonly news: readonly News[] | null;
}

const offlineStore = createStore<OfflineState>(() => ({
  installPrompt: null,
  offersInstallation: false,
  news: null,
}));

export function useOfflineState(): OfflineState {
  return useStore(offlineStore);
}

export function setOfflineState(changes: Partial<OfflineState>): void {
  offlineStore.setState(changes);
}

/** Shows the dialog of the browser that installs the application. */
export async function install(): Promise<void> {
  const { installPrompt } = offlineStore.getState();
  // A prompt can be used once.
  offlineStore.setState({ installPrompt: null, offersInstallation: false });
  await installPrompt?.prompt();
}
