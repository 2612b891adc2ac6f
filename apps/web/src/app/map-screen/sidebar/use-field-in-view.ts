import { useEffect, type RefObject } from 'react';
import { useKeyboardHeight } from '../../../lib/on-screen-keyboard.ts';

/** Keeps the field that is written into in sight when the on-screen keyboard comes or changes its height. */
export function useFieldInView(content: RefObject<HTMLElement | null>): void {
  const keyboardHeight = useKeyboardHeight();
  useEffect(() => {
    const field = document.activeElement;
    if (keyboardHeight > 0 && content.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [content, keyboardHeight]);
}
