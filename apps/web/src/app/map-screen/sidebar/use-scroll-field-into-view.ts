import { useEffect, type RefObject } from 'react';
import { useKeyboardHeight } from '../../../lib/browser/on-screen-keyboard.ts';

/** Scrolls the focused field into view when the on-screen keyboard opens or changes its height. */
export function useScrollFieldIntoView(content: RefObject<HTMLElement | null>): void {
  const keyboardHeight = useKeyboardHeight();
  useEffect(() => {
    const field = document.activeElement;
    if (keyboardHeight > 0 && content.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [content, keyboardHeight]);
}
