import { useEffect } from 'react';

/**
 * Scrolls to the year or month in the hash when all of them are rendered, since the delivered HTML may not contain it. Does
 * nothing if the visitor has already scrolled.
 */
export function useScrollToHash(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || window.scrollY > 0) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part === null) return;
    part.tabIndex = -1;
    part.scrollIntoView({ block: 'start' });
    part.focus({ preventScroll: true });
  }, [isComplete]);
}
