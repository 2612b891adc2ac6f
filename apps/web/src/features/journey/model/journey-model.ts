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

/** The journey through what is shown, with the clock by which it is played and the axis on which it is laid out. */
export interface JourneyModel {
  readonly journey: Journey;
  readonly clock: JourneyClock;
  readonly axis: JourneyAxis;
}

/** The journey through what the map shows; null while it loads, and when there is nothing to play. */
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

type Kept = ShownStopsOptions & { readonly journey: Journey | null };
const kept = new WeakMap<Expedition, Kept>();

/**
 * Placing the stops in time takes its while: the journey that was made last is kept for all who ask. Each of them has lists
 * of its own, so it is what they say that counts: a pane that opens must not make the journey anew.
 */
export function shownJourney(expedition: Expedition, options: ShownStopsOptions): Journey | null {
  const known = kept.get(expedition);
  if (known && isSame(known.sections, options.sections) && isSame(known.whitelist, options.whitelist))
    return known.journey;
  const journey = toJourney(expedition, options);
  kept.set(expedition, { ...options, journey });
  return journey;
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}
