import { occupyEdge, type EdgePanel } from '../../lib/map-edges/map-edges.ts';
import { journeyOptions } from './model/journey-options.ts';

/** Returns the area of the bar at the lower edge of the map; its heights are in `tokens.css`. */
export function createJourneyPanel(isCollapsed: boolean): EdgePanel {
  const size = isCollapsed ? 'var(--journey-bar-collapsed)' : 'var(--journey-bar)';
  return { id: 'journey', edge: 'bottom', size };
}

// The area is reserved before the bar is loaded, so that the layout does not shift.
journeyOptions.store.subscribe(({ isCollapsed }) => occupyEdge(createJourneyPanel(isCollapsed)));
