import { journeyAxis, type JourneyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyClock, type JourneyClock } from '@cae-map/expedition/journey/player/clock';
import type { Journey } from '@cae-map/expedition/journey/journey';
import { useMemo } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { shownJourney } from '../../../lib/journey/shown-journey.ts';
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
