import { useEffect, useEffectEvent } from 'react';

/** The names of the keys, the same in all languages. */
export const reviewKeyNames = { accept: 'A', hide: 'H' } as const;

interface ReviewKeys {
  readonly accept: () => void;
  readonly hide: () => void;
  readonly place: () => void;
  /** @param step 1 for the next image, -1 for the one before */
  readonly onStep: (step: number) => void;
}

/** A accepts, H hides, P leads to the place, and the arrows to the neighbours; without effect while something is entered. */
export function useReviewKeys({ accept, hide, place, onStep }: ReviewKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
    const isEntering = target instanceof HTMLElement && target.matches('input, select, textarea');
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || isEntering) return;
    const actions: Readonly<Record<string, () => void>> = {
      KeyA: accept,
      KeyH: hide,
      KeyP: place,
      ArrowLeft: () => onStep(-1),
      ArrowRight: () => onStep(1),
    };
    const action = actions[code];
    if (action === undefined) return;
    // Also for the listeners of the shortcuts of the map, which use the same keys.
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
