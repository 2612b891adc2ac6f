import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads the keyboard over when the sheet is closed or opened again: from what vanishes to what brings it back. A focus
 * that stands elsewhere is left alone.
 */
export function useFocusBetween(
  isClosed: boolean,
  closeButton: RefObject<HTMLElement | null>,
  openButton: RefObject<HTMLElement | null>,
): void {
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    const wanted = isClosed ? openButton : closeButton;
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.closest('[hidden]') !== null;
    if (isLost) wanted.current?.focus({ preventScroll: true });
  }, [isClosed, closeButton, openButton]);
}
