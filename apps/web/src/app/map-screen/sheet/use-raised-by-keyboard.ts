import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Raises a low sheet when the keyboard comes to something in it: what has the focus wants to be seen. */
export function useRaisedByKeyboard(
  content: RefObject<HTMLElement | null>,
  isLow: boolean,
  onRaise: () => void,
): void {
  const raise = useEffectEvent(onRaise);
  useEffect(() => {
    const { current } = content;
    if (!isLow || current === null) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      // A finger that presses a link has no need of more.
      if (target instanceof Element && target !== current && target.matches(':focus-visible')) raise();
    };
    current.addEventListener('focusin', onFocus);
    return () => current.removeEventListener('focusin', onFocus);
  }, [content, isLow]);
}
