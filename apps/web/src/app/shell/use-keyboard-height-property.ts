import { useEffect } from 'react';
import { useKeyboardHeight } from '../../lib/browser/on-screen-keyboard.ts';

/** Provides the height of the on-screen keyboard to the style sheets, so that elements at the lower edge move up. */
export function useKeyboardHeightProperty(): void {
  const height = useKeyboardHeight();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    style.setProperty('--keyboard-height', `${height}px`);
    dataset.keyboard = height > 0 ? 'open' : 'closed';
  }, [height]);
}
