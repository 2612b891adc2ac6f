import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { FirstView } from '../../map/start/first-view.ts';
import { selectedStopSource } from './overlay/selected-stop.ts';
import { stopPin } from './overlay/stop-pin.ts';
import { stopsOverlay } from './overlay/stops-overlay.ts';
import { tiledStops } from './overlay/tiled-stops.ts';

/** The stops and the pin of the open one, as `StopsOnMap` draws them while the lists are loading; null if they need the lists. */
export function firstStops(view: FirstView): MapOverlay | null {
  const { tileset, language, colorScheme, options, selectedId, openStop } = view;
  if (!view.showsAllStops) return null;
  const names = { language, showsModernNames: options.showModernTitle };
  const sections = options.showMarkers ? view.sections : [];
  const overlay = stopsOverlay(
    tiledStops(tileset, { ...names, sections }),
    selectedStopSource(openStop?.record ?? null, names),
    { colorScheme, selectedId, highlightsSelected: options.editorHighlightSelectedMarker },
  );
  return { ...overlay, pin: stopPin(openStop) };
}
