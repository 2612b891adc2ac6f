import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to an element when the modal dialog that contains it opens. React does not render the attribute `autofocus`, by which the
 * browser chooses that element.
 * @param isWanted false leaves the choice to the browser
 */
export function useInitialFocus(element: RefObject<HTMLElement | null>, isWanted = true): void {
  useLayoutEffect(() => {
    if (isWanted) element.current?.setAttribute('autofocus', '');
  }, [element, isWanted]);
}
