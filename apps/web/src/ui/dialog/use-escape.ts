import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls the handler when Escape is pressed while the focus is inside an element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const { current } = element;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') escape();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}
