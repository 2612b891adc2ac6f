import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog over the page while its part is there: the keyboard stays in it and goes back to where it came from. A
 * click beside the sheet closes it, as Escape does; `onClose` of the element hears of both.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    // The backdrop belongs to the dialog itself, what lies on it does not.
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === element) element.close();
    };
    element.showModal();
    element.addEventListener('click', closeBeside);
    return () => {
      element.removeEventListener('click', closeBeside);
      element.close();
    };
  }, []);
  return dialog;
}
