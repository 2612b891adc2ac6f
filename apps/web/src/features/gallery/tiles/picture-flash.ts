import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long the pictures are highlighted after scrolling to them, in milliseconds. */
export const flashMilliseconds = 1800;

interface FlashState {
  readonly isFlashing: boolean;
}

const flashStore = createStore<FlashState>(() => ({ isFlashing: false }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Highlights the pictures of the open stop for {@link flashMilliseconds}. */
export function flashPictures(): void {
  clearTimeout(timer);
  flashStore.setState({ isFlashing: true });
  timer = setTimeout(() => flashStore.setState({ isFlashing: false }), flashMilliseconds);
}

/** Whether the pictures are highlighted. */
export function useIsFlashing(): boolean {
  return useStore(flashStore, ({ isFlashing }) => isFlashing);
}
