import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when the sheet is closed or opened: from the hidden button to the button that reverses the action. Focus
 * on other elements is not changed.
 */
export function useSheetFocus(
  isClosed: boolean,
  closeButton: RefObject<HTMLElement | null>,
  openButton: RefObject<HTMLElement | null>,
): void {
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    const button = isClosed ? openButton : closeButton;
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.closest('[hidden]') !== null;
    if (isLost) button.current?.focus({ preventScroll: true });
  }, [isClosed, closeButton, openButton]);
}
