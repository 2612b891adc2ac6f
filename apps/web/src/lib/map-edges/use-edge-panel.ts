import { useLayoutEffect } from 'react';
import { occupyEdge, releaseEdge, type EdgePanel } from './map-edges.ts';

/** Makes room for a panel while the component is mounted; none for null. Keep the object while it is the same panel. */
export function useEdgePanel(panel: EdgePanel | null): void {
  useLayoutEffect(() => {
    if (panel === null) return undefined;
    occupyEdge(panel);
    return () => releaseEdge(panel.id);
  }, [panel]);
}
