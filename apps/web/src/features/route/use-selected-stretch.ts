import { useEffect, useRef } from 'react';
import { useRouteHighlight } from './route-highlight.ts';

/** Lights the leg to a stop when another one is opened; the stop that the page opens with stays as it is. */
export function useSelectedStretch(placeId: number): readonly number[] {
  const { highlightedIds, highlight } = useRouteHighlight();
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    highlight([placeId]);
  }, [placeId, highlight]);
  return highlightedIds;
}
