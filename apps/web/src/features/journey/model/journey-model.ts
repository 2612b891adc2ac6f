import { journeyAxis, type JourneyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyClock, type JourneyClock } from '@cae-map/expedition/journey/player/clock';
import type { Journey } from '@cae-map/expedition/journey/journey';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import type { ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useVisibleSections } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { useJourneyOptions } from './journey-options.ts';

/** The journey through the visible stops, the clock of its playback and the axis of its chart. */
export interface JourneyModel {
  readonly journey: Journey;
  readonly clock: JourneyClock;
  readonly axis: JourneyAxis;
}

/** Returns the journey through the visible stops; null until the expedition is loaded and if the journey is empty. */
export function useJourneyModel(): JourneyModel | null {
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  const kind = useJourneyOptions(({ clock }) => clock);
  const journey = useMemo(
    () => expedition && shownJourney(expedition, { sections, whitelist }),
    [expedition, sections, whitelist],
  );
  return useMemo(() => {
    if (journey === null) return null;
    const clock = journeyClock(journey, kind);
    return { journey, clock, axis: journeyAxis(journey, clock) };
  }, [journey, kind]);
}

type CachedJourney = ShownStopsOptions & { readonly journey: Journey | null };
const cache = new WeakMap<Expedition, CachedJourney>();

/**
 * Creates the journey through the visible stops. Placing the stops in time is expensive, so the last journey is cached. Its
 * options are compared by value, since each component creates its own arrays.
 */
export function shownJourney(expedition: Expedition, options: ShownStopsOptions): Journey | null {
  const known = cache.get(expedition);
  if (known && isSame(known.sections, options.sections) && isSame(known.whitelist, options.whitelist))
    return known.journey;
  const journey = toJourney(expedition, options);
  cache.set(expedition, { ...options, journey });
  return journey;
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}
