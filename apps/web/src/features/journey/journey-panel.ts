import { occupyEdge, type EdgePanel } from '../../lib/map-edges/map-edges.ts';
import { journeyOptions } from './model/journey-options.ts';

/** The room of the bar at the lower edge of the map; `tokens.css` has its heights. */
export function journeyPanel(isCollapsed: boolean): EdgePanel {
  const size = isCollapsed ? 'var(--journey-bar-collapsed)' : 'var(--journey-bar)';
  return { id: 'journey', edge: 'bottom', size };
}

// The room is right before the bar is loaded, so that nothing moves when it comes.
journeyOptions.store.subscribe(({ isCollapsed }) => occupyEdge(journeyPanel(isCollapsed)));
