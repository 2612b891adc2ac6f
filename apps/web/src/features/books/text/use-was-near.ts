import { startTransition, useEffect, useState, type RefObject } from 'react';
import { observeNearViewport } from '../../../ui/rendering/near-viewport.ts';

/** Whether an element has been near the viewport; false on the server and during hydration. */
export function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || wasNear) return undefined;
    return observeNearViewport(current, (isNear) => {
      // Splitting sentences may take longer than a frame; scrolling has priority.
      if (isNear) startTransition(() => setWasNear(true));
    });
  }, [element, wasNear]);
  return wasNear;
}
