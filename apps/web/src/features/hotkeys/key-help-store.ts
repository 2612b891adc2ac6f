import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const keyHelp = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Whether the key help is open. */
export function useKeyHelpIsOpen(): boolean {
  return useStore(keyHelp, ({ isOpen }) => isOpen);
}

/** Opens or closes the key help. */
export function setKeyHelpOpen(isOpen: boolean): void {
  keyHelp.setState({ isOpen });
}
