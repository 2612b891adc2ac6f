import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Raises a low sheet when an element in it receives keyboard focus, so that the element is visible. */
export function useRaiseOnFocus(
  content: RefObject<HTMLElement | null>,
  isLow: boolean,
  onRaise: () => void,
): void {
  const raise = useEffectEvent(onRaise);
  useEffect(() => {
    const { current } = content;
    if (!isLow || current === null) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      // Focus by touch does not raise the sheet.
      if (target instanceof Element && target !== current && target.matches(':focus-visible')) raise();
    };
    current.addEventListener('focusin', onFocus);
    return () => current.removeEventListener('focusin', onFocus);
  }, [content, isLow]);
}
