import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long the pictures stand out after the way down to them, in milliseconds. */
export const flashMilliseconds = 1800;

interface FlashState {
  readonly isFlashing: boolean;
}

const flashStore = createStore<FlashState>(() => ({ isFlashing: false }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the pictures of the open stop stand out for a moment. */
export function flashPictures(): void {
  clearTimeout(timer);
  flashStore.setState({ isFlashing: true });
  timer = setTimeout(() => flashStore.setState({ isFlashing: false }), flashMilliseconds);
}

/** Whether the pictures stand out now. */
export function useIsFlashing(): boolean {
  return useStore(flashStore, ({ isFlashing }) => isFlashing);
}
