import { useEffect, useMemo, useRef } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { usePassedStops } from '../../lib/journey/passed-stops.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { highlightRoute, useHighlightedIds } from '../../lib/selection/route-highlight.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, markPassedLegs } from './route-overlay.ts';

/** The route on the map. The leg to a stop is highlighted when the stop is opened. */
export function RouteOnMap() {
  const expedition = useExpedition();
  const colorScheme = useColorScheme();
  const sections = useVisibleSections();
  const isShown = useOptions((options) => options.showPath);
  const highlightedIds = useHighlightedIds();
  const selectedId = useSelectedPlaceId();
  const isThick = useOptions((options) => options.editorHighlightSelectedMarker);
  const thickId = isThick ? selectedId : null;
  useHighlightOpenedStop(selectedId);
  const isDimmed = highlightedIds.length > 0;
  const options = useMemo(
    () => (expedition && isShown ? { expedition, colorScheme, sections } : null),
    [expedition, isShown, colorScheme, sections],
  );
  const passedIds = usePassedStops();
  const isSplit = passedIds !== null;
  const route = useMemo(
    () => options && routeOverlay({ ...options, isSplit, isDimmed }),
    [options, isSplit, isDimmed],
  );
  useMapOverlay(
    useMemo(() => route && (passedIds ? markPassedLegs(route, passedIds) : route), [route, passedIds]),
  );
  useMapOverlay(
    useMemo(
      () => options && routeHighlightOverlay({ ...options, highlightedIds, thickId }),
      [options, highlightedIds, thickId],
    ),
  );
  return null;
}

/** Highlights the leg to an opened stop, but not to the first stop of the page. */
function useHighlightOpenedStop(placeId: number): void {
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    highlightRoute([placeId]);
  }, [placeId]);
}
