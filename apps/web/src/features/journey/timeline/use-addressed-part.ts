import { useEffect } from 'react';

/**
 * Goes to the year or month that the hash of the address names, once all of them are in the document. Before, the browser has
 * looked for it in the delivered page. A visitor who has scrolled meanwhile stays.
 */
export function useAddressedPart(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || window.scrollY > 0) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part === null) return;
    part.tabIndex = -1;
    part.scrollIntoView({ block: 'start' });
    part.focus({ preventScroll: true });
  }, [isComplete]);
}
