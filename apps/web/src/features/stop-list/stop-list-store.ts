import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface StopListState {
  readonly isOpen: boolean;
}

const stopListStore = createStore<StopListState>(() => ({ isOpen: false }));

/** Whether the list of stops is open. */
export function useStopListIsOpen(): boolean {
  return useStore(stopListStore, ({ isOpen }) => isOpen);
}

/** Opens or closes the list of stops. */
export function setStopListOpen(isOpen: boolean): void {
  stopListStore.setState({ isOpen });
}
