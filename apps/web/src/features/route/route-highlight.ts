import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the stretch of a stop that was selected stays highlighted, in milliseconds. */
export const stretchMilliseconds = 4500;
/** How long any other stretch does. */
export const otherMilliseconds = 3000;
const leastMilliseconds = 1000;

/** A stretch of the route that stands out for a while; the map dims the rest meanwhile. */
export interface RouteHighlight {
  /** Stops whose legs stand out; empty when none does. */
  readonly highlightedIds: readonly number[];
  /** Highlights the legs to some stops, 4500 ms unless told otherwise and never under 1000; it takes the place of the one before. */
  readonly highlight: (placeIds: readonly number[], milliseconds?: number) => void;
}

const none: readonly number[] = [];

/** How long a highlight lasts. */
export function highlightDuration(milliseconds: number = stretchMilliseconds): number {
  return Math.max(leastMilliseconds, milliseconds);
}

/** The highlight of the route. It is no movement, so that it is the same under reduced motion. */
export function useRouteHighlight(): RouteHighlight {
  const [highlightedIds, setHighlightedIds] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const highlight = useCallback((placeIds: readonly number[], milliseconds?: number) => {
    clearTimeout(timer.current);
    setHighlightedIds(placeIds);
    timer.current = setTimeout(() => setHighlightedIds(none), highlightDuration(milliseconds));
  }, []);
  return { highlightedIds, highlight };
}
