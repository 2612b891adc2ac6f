import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';

/**
 * Keeps the keyboard in the pane when another stop is opened. What had it may belong to the stop that was left; the name of
 * the new one has it then, and the way through the page does not begin anew.
 */
export function useKeptFocus(pane: RefObject<HTMLElement | null>, placeId: number): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      hasFocus.current = target instanceof Node && pane.current?.contains(target) === true;
    };
    const forget = ({ target }: Event): void => {
      // What is taken out of the page has not been left by the visitor.
      if (target instanceof Node && target.isConnected) hasFocus.current = false;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, [pane]);
  const shownId = useRef(placeId);
  useLayoutEffect(() => {
    if (shownId.current === placeId) return;
    shownId.current = placeId;
    if (hasFocus.current && document.activeElement === document.body) focusHeading();
  }, [placeId]);
}
