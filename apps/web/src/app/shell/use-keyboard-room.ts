import { useEffect } from 'react';
import { useKeyboardHeight } from '../../lib/browser/on-screen-keyboard.ts';

/** Tells the style sheets how much room the on-screen keyboard takes, so that what stands at the lower edge makes way. */
export function useKeyboardRoom(): void {
  const height = useKeyboardHeight();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    style.setProperty('--keyboard-height', `${height}px`);
    dataset.keyboard = height > 0 ? 'open' : 'closed';
  }, [height]);
}
