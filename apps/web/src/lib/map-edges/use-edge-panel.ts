import { useLayoutEffect } from 'react';
import { occupyEdge, releaseEdge, type EdgePanel } from './map-edges.ts';

/** Reserves the space of a panel while the component is mounted; null reserves none. Memoize the object. */
export function useEdgePanel(panel: EdgePanel | null): void {
  useLayoutEffect(() => {
    if (panel === null) return undefined;
    occupyEdge(panel);
    return () => releaseEdge(panel.id);
  }, [panel]);
}
