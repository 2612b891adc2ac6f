import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/**
 * Keeps the keyboard in the pane when it shows something else, as another stop. What had it may belong to what was left; the
 * name of the new one has it then, and the way through the page does not begin anew.
 * @param shown what the pane shows
 */
export function useKeptFocus(pane: RefObject<HTMLElement | null>, shown: number | boolean): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      hasFocus.current = target instanceof Node && pane.current?.contains(target) === true;
    };
    const forget = ({ target }: Event): void => {
      // What is taken out of the page has not been left by the visitor. Browsers tell of it before it is out: a moment later
      // it shows, and by then the name of what came has the keyboard.
      queueMicrotask(() => {
        const isThere = target instanceof Node && target.isConnected;
        if (isThere && document.activeElement === document.body) hasFocus.current = false;
      });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [pane]);
  const known = useRef(shown);
  useLayoutEffect(() => {
    if (known.current === shown) return;
    known.current = shown;
    if (hasFocus.current && document.activeElement === document.body) focusHeading();
  }, [shown]);
}
