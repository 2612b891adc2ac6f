import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface StopListState {
  readonly isOpen: boolean;
}

const stopListStore = createStore<StopListState>(() => ({ isOpen: false }));

/** Whether the list of the route lies on the map. */
export function useStopListIsOpen(): boolean {
  return useStore(stopListStore, ({ isOpen }) => isOpen);
}

/** Opens the list of the route, or closes it. */
export function setStopListOpen(isOpen: boolean): void {
  stopListStore.setState({ isOpen });
}
