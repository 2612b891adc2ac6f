import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the sheet beside the map has been open since the page was loaded. */
const sheetOpenedStore = createStore<{ readonly hasBeenOpen: boolean }>(() => ({ hasBeenOpen: false }));

/** Records that the sheet was open; closing it does not reset this. */
export function markSheetOpened(): void {
  sheetOpenedStore.setState({ hasBeenOpen: true });
}

/** Whether the sheet has been open; the texts of a place are loaded only then. */
export function useSheetHasBeenOpen(): boolean {
  return useStore(sheetOpenedStore, ({ hasBeenOpen }) => hasBeenOpen);
}
