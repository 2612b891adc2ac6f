import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the sheet beside the map has been open since the page was loaded. */
const sheetOpening = createStore<{ readonly hasBeenOpen: boolean }>(() => ({ hasBeenOpen: false }));

/** Notes that the sheet is open; it stays noted when it is closed. */
export function markSheetOpened(): void {
  sheetOpening.setState({ hasBeenOpen: true });
}

/** Whether the sheet has been open once: texts of books are loaded only then. */
export function useSheetHasBeenOpen(): boolean {
  return useStore(sheetOpening, ({ hasBeenOpen }) => hasBeenOpen);
}
