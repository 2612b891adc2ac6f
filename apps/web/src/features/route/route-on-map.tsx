import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { useEffect, useMemo, useRef } from 'react';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePassedStops } from '../../lib/journey/passed-stops.ts';
import { useLineType } from '../../lib/options/line-type.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { highlightRoute, useHighlightedIds } from '../../lib/selection/route-highlight.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useMapColorScheme } from '../../map/style/map-lightness.ts';
import { useTunedYears } from '../../map/style/tuned-years.ts';
import { routeArrowsOverlay } from './route-arrows-overlay.ts';
import { routeEndsOverlay, type RouteEndsOptions } from './route-ends-overlay.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, markPassedLegs } from './route-overlay.ts';
import { useRouteOverlaps } from './use-route-overlaps.ts';

/** The route on the map. The leg to a stop is highlighted when the stop is opened. */
export function RouteOnMap() {
  const expedition = useExpedition();
  const colorScheme = useMapColorScheme();
  const sections = useVisibleSections();
  const lineType = useLineType();
  const tunedYears = useTunedYears();
  const overlaps = useRouteOverlaps(expedition);
  const isShown = useOptions((options) => options.showPath);
  const highlightedIds = useHighlightedIds();
  const selectedId = useSelectedPlaceId();
  const isThick = useOptions((options) => options.editorHighlightSelectedMarker);
  const thickId = isThick ? selectedId : null;
  useHighlightOpenedStop(selectedId);
  const isDimmed = highlightedIds.length > 0;
  const options = useMemo(
    () => (expedition && isShown ? { expedition, colorScheme, sections, lineType } : null),
    // The colours of the years are read when the overlays are made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [expedition, isShown, colorScheme, sections, lineType, tunedYears],
  );
  const passedIds = usePassedStops();
  const isSplit = passedIds !== null;
  const route = useMemo(
    () => options && routeOverlay({ ...options, overlaps, isSplit, isDimmed }),
    [options, overlaps, isSplit, isDimmed],
  );
  useMapOverlay(
    useMemo(() => route && (passedIds ? markPassedLegs(route, passedIds) : route), [route, passedIds]),
  );
  useMapOverlay(
    useMemo(
      () => options && routeHighlightOverlay({ ...options, overlaps, highlightedIds, thickId }),
      [options, overlaps, highlightedIds, thickId],
    ),
  );
  const isPale = isDimmed || isSplit;
  useMapOverlay(useMemo(() => options && routeArrowsOverlay({ ...options, isPale }), [options, isPale]));
  useRouteEnds(options);
  return null;
}

/** Marks the start and the end of the main route with their months, in the language of the page. */
function useRouteEnds(options: Omit<RouteEndsOptions, 'getTexts'> | null): void {
  const { language, messages } = useLanguage();
  useMapOverlay(
    useMemo(() => {
      const getMonth = ({ record }: Place, date: string | null) =>
        formatDate(date ?? record.date, 'YYYY-MM', language) ?? '';
      return (
        options &&
        routeEndsOverlay({
          ...options,
          getTexts: (start, end) => [
            messages.map.routeStart(getMonth(start, start.record.date)),
            messages.map.routeEnd(getMonth(end, end.record.enddate)),
          ],
        })
      );
    }, [options, language, messages]),
  );
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
