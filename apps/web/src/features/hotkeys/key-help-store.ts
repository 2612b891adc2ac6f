import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const keyHelp = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Whether the list of the keys is open. */
export function useKeyHelpIsOpen(): boolean {
  return useStore(keyHelp, ({ isOpen }) => isOpen);
}

/** Opens the list of the keys, or closes it. */
export function setKeyHelpOpen(isOpen: boolean): void {
  keyHelp.setState({ isOpen });
}
