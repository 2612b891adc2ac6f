import { useEffect, useMemo, useRef } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { usePassedStops } from '../../lib/journey/passed-stops.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { highlightRoute, useHighlightedIds } from '../../lib/selection/route-highlight.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, withPassedLegs } from './route-overlay.ts';

/** The line of the journey on the map, with the leg to a stop lit when it is opened. */
export function RouteOnMap() {
  const expedition = useExpedition();
  const colorScheme = useColorScheme();
  const sections = useVisibleSections();
  const isShown = useOptions((options) => options.showPath);
  const highlightedIds = useHighlightedIds();
  const selectedId = useSelectedPlaceId();
  const isThick = useOptions((options) => options.editorHighlightSelectedMarker);
  const thickId = isThick ? selectedId : null;
  useLitSelection(selectedId);
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
    useMemo(() => route && (passedIds ? withPassedLegs(route, passedIds) : route), [route, passedIds]),
  );
  useMapOverlay(
    useMemo(
      () => options && routeHighlightOverlay({ ...options, highlightedIds, thickId }),
      [options, highlightedIds, thickId],
    ),
  );
  return null;
}

/** Lights the leg to a stop when another one is opened; the stop that the page opens with stays as it is. */
function useLitSelection(placeId: number): void {
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    highlightRoute([placeId]);
  }, [placeId]);
}
