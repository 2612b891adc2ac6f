import { useSyncExternalStore } from 'react';

/** The difference of heights in CSS pixels from which on an on-screen keyboard is taken as open. */
const keyboardDifference = 120;

/**
 * The height of an on-screen keyboard in CSS pixels, 0 when none is open: what the visible part of the page lacks of the
 * window. A page that is zoomed in shows less as well, so its scale is taken out.
 */
export function keyboardHeight(
  windowHeight: number,
  visible: Pick<VisualViewport, 'height' | 'scale'> | null | undefined,
): number {
  // Not every browser has a visual viewport, whatever the types say.
  if (!visible) return 0;
  const difference = Math.round(windowHeight - visible.height * visible.scale);
  return difference >= keyboardDifference ? difference : 0;
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

/** The height of the on-screen keyboard in CSS pixels; 0 when none is open, and on the server. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => keyboardHeight(window.innerHeight, window.visualViewport),
    () => 0,
  );
}
