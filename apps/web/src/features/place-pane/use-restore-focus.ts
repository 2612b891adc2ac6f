import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';

/**
 * Focuses the heading of the pane if its content changes and the focused element is removed, so that keyboard navigation
 * does not restart at the top of the page.
 * @param content id of the content of the pane
 */
export function useRestoreFocus(pane: RefObject<HTMLElement | null>, content: number | boolean): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    const onFocusIn = ({ target }: Event): void => {
      hasFocus.current = target instanceof Node && pane.current?.contains(target) === true;
    };
    const onFocusOut = ({ target }: Event): void => {
      // A removed element was not left by the visitor. Some browsers dispatch the event before the removal, so the check
      // runs in a microtask.
      queueMicrotask(() => {
        const isConnected = target instanceof Node && target.isConnected;
        if (isConnected && document.activeElement === document.body) hasFocus.current = false;
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [pane]);
  const known = useRef(content);
  useLayoutEffect(() => {
    if (known.current === content) return;
    known.current = content;
    if (hasFocus.current && document.activeElement === document.body) focusHeading();
  }, [content]);
}
