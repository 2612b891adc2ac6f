import { useSyncExternalStore } from 'react';

/** The minimum difference between window and visual viewport, in CSS pixels, that counts as an open keyboard. */
const minimumDifference = 120;

/**
 * The height of an open on-screen keyboard in CSS pixels, else 0: the difference between the window and the visual viewport,
 * without the effect of pinch zoom.
 */
export function keyboardHeight(
  windowHeight: number,
  viewport: Pick<VisualViewport, 'height' | 'scale'> | null | undefined,
): number {
  // The type is wrong for browsers without a visual viewport.
  if (!viewport) return 0;
  const difference = Math.round(windowHeight - viewport.height * viewport.scale);
  return difference >= minimumDifference ? difference : 0;
}

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  window.addEventListener('resize', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** The height of an open on-screen keyboard in CSS pixels; 0 without one, and on the server. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => keyboardHeight(window.innerHeight, window.visualViewport),
    () => 0,
  );
}
