import type { Language } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo } from 'react';
import { routeOverlay } from '../../features/route/route-overlay.ts';
import { stopsOverlay, stopsSource } from '../../features/stops/stops-overlay.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { ColorScheme } from '../../map/tokens.ts';
import { visibleSections } from './visible-sections.ts';

interface MapOverlaysOptions {
  /** Null while the expedition is not loaded: the atlas stands alone then. */
  readonly expedition: Expedition | null;
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  readonly selectedId: number;
  /** Stops whose legs stand out for a while. */
  readonly highlightedIds: readonly number[];
}

const noOverlays: readonly MapOverlay[] = [];

/** What the features draw on the map, as data: the route and the stops on it. */
export function useMapOverlays(options: MapOverlaysOptions): readonly MapOverlay[] {
  const { expedition, language, colorScheme, selectedId, highlightedIds } = options;
  const stops = useMemo(
    () =>
      expedition
        ? { expedition, language, sections: visibleSections, showsModernNames: false, whitelist: [] }
        : null,
    [expedition, language],
  );
  const source = useMemo(() => (stops ? stopsSource(stops) : null), [stops]);
  return useMemo(() => {
    if (!stops || !source) return noOverlays;
    const route = { expedition: stops.expedition, colorScheme, date: null, sections: visibleSections };
    return [
      routeOverlay({ ...route, highlightedIds }),
      stopsOverlay(source, { ...stops, colorScheme, selectedId }),
    ];
  }, [stops, source, colorScheme, selectedId, highlightedIds]);
}
