import type { PathGrouping } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { useEffect, useMemo, useRef } from 'react';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePassedStops } from '../../lib/journey/passed-stops.ts';
import { useLineType } from '../../lib/options/line-type.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { highlightRoute, useHighlightedIds } from '../../lib/selection/route-highlight.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useDrawnRecords, type DrawnRecords } from '../../map/record-tiles/use-record-tiles.ts';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { useTunedYears } from '../../map/style/use-tuned-years.ts';
import { listedArrows, type ArrowData } from './arrow-data.ts';
import { routeArrowsOverlay } from './route-arrows-overlay.ts';
import { routeEndsOverlay, type RouteEndsOptions } from './route-ends-overlay.ts';
import { listedRoute, type RouteData } from './route-data.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, markPassedLegs } from './route-overlay.ts';
import { useHighlightedLegs } from './use-highlighted-legs.ts';
import { tiledArrows, tiledRoute } from './tiled-route.ts';
import { useRouteOverlaps } from './use-route-overlaps.ts';

/** The route on the map. The leg to a stop is highlighted when the stop is opened. */
export function RouteOnMap() {
  const expedition = useExpedition();
  const colorScheme = useMapColorScheme();
  const sections = useVisibleSections();
  const lineType = useLineType();
  const tunedYears = useTunedYears();
  const drawn = useDrawnRecords();
  const data = useRouteData(expedition, drawn);
  const isShown = useOptions((options) => options.showPath);
  const highlightedIds = useHighlightedIds();
  const selectedId = useSelectedPlaceId();
  const isThick = useOptions((options) => options.editorHighlightSelectedMarker);
  const thickId = isThick ? selectedId : null;
  useHighlightOpenedStop(selectedId);
  const isDimmed = highlightedIds.length > 0;
  const options = useMemo(
    () => (isShown ? { colorScheme, sections, lineType } : null),
    // The colours of the years are read when the overlays are made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isShown, colorScheme, sections, lineType, tunedYears],
  );
  const passedIds = usePassedStops();
  const isSplit = passedIds !== null;
  const overlay = useMemo(
    () => options && data && routeOverlay({ ...options, route: data, isSplit, isDimmed }),
    [options, data, isSplit, isDimmed],
  );
  useMapOverlay(
    useMemo(
      () => (overlay && data && passedIds ? markPassedLegs(overlay, data, passedIds) : overlay),
      [overlay, data, passedIds],
    ),
  );
  const legs = useHighlightedLegs(expedition, useDrawnHighlight(highlightedIds, thickId));
  useMapOverlay(
    useMemo(
      () => options && expedition && routeHighlightOverlay({ ...options, legs, highlightedIds, thickId }),
      [options, expedition, legs, highlightedIds, thickId],
    ),
  );
  const isPale = isDimmed || isSplit;
  const arrows = useArrowData(expedition, drawn, lineType);
  useMapOverlay(
    useMemo(
      () => options && arrows && routeArrowsOverlay({ ...options, arrows, isPale }),
      [options, arrows, isPale],
    ),
  );
  useRouteEnds(useMemo(() => expedition && options && { ...options, expedition }, [expedition, options]));
  return null;
}

/** The legs of the tiles, or of the loaded lists; null until these are loaded. */
function useRouteData(expedition: Expedition | null, drawn: DrawnRecords): RouteData | null {
  const listed = drawn.kind === 'lists' ? expedition : null;
  const overlaps = useRouteOverlaps(listed);
  return useMemo(() => {
    if (drawn.kind === 'tiles') return tiledRoute(drawn.tileset);
    return listed && listedRoute(listed, overlaps);
  }, [drawn, listed, overlaps]);
}

/** The lines of the arrowheads, from where the legs are. */
function useArrowData(
  expedition: Expedition | null,
  drawn: DrawnRecords,
  lineType: PathGrouping,
): ArrowData | null {
  return useMemo(() => {
    if (drawn.kind === 'tiles') return tiledArrows(drawn.tileset, lineType);
    return drawn.kind === 'lists' ? expedition && listedArrows(expedition, lineType) : null;
  }, [expedition, drawn, lineType]);
}

/** The stops whose legs are highlighted, temporarily or as long as the stop is open. */
function useDrawnHighlight(highlightedIds: readonly number[], thickId: number | null): readonly number[] {
  return useMemo(
    () => (thickId === null ? highlightedIds : [...highlightedIds, thickId]),
    [highlightedIds, thickId],
  );
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
