import { shownPlaces } from '@cae-map/expedition/shown-stops';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useVisibleSections } from '../../lib/options/options-store.ts';
import { useShownPlaces } from '../../lib/options/shown-places.ts';

/** The stops of a year. */
export interface StopYear {
  /** Four digits; null for stops before the first dated one. */
  readonly year: string | null;
  readonly stops: readonly Place[];
}

const none: readonly Place[] = [];

/** Returns the visible stops and side points in travel order. */
export function useListedStops(): readonly Place[] {
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  return useMemo(
    () => (expedition ? shownPlaces(expedition, { sections, whitelist }) : none),
    [expedition, sections, whitelist],
  );
}

/** Groups stops in travel order by year; a stop without a date belongs to the year of the previous one. */
export function groupStopsByYear(stops: readonly Place[]): readonly StopYear[] {
  const years: { year: string | null; stops: Place[] }[] = [];
  for (const stop of stops) {
    const last = years.at(-1);
    const year = (stop.record.date ?? stop.record.enddate)?.slice(0, 4) ?? last?.year ?? null;
    if (last?.year === year) last.stops.push(stop);
    else years.push({ year, stops: [stop] });
  }
  return years;
}
