import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate, type Moment } from '@cae-map/expedition/journey/moment';
import { momentOfDayAt, momentOfPlace } from '@cae-map/expedition/journey/days/moment-of-place';
import { positionOn } from '@cae-map/expedition/journey/position/position';
import { useEffect, useRef } from 'react';
import { journeyStore, type JourneyState } from '../../../lib/journey/journey-store.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';

/**
 * Moments count from the first day of the journey, and what nobody dated is estimated from the stops that are shown: when
 * other parts of the journey are shown, its place in time is found anew. Otherwise the bar would name another stop of the
 * same day than the one that is open.
 */
export function useKeptPosition(journey: Journey): void {
  const placeId = useSelectedPlaceId();
  const known = useRef(journey);
  useEffect(() => {
    const before = known.current;
    if (before === journey) return;
    known.current = journey;
    journeyStore.setState({ moment: keptMoment(before, journey, placeId, journeyStore.getState()) });
  }, [journey, placeId]);
}

/**
 * Where nobody journeys, and where somebody has opened a stop, the bar goes with the open stop. A bar that was moved keeps
 * its day and, if the stop is still there on that day, its stop; the day of an address goes together with the open stop.
 */
function keptMoment(
  before: Journey,
  journey: Journey,
  placeId: number,
  { moment, isActive, mover }: Pick<JourneyState, 'moment' | 'isActive' | 'mover'>,
): Moment {
  const ofPlace = !isActive || mover === 'place' ? momentOfPlace(journey, placeId) : null;
  if (ofPlace !== null) return ofPlace;
  return momentOfDayAt(
    journey,
    momentToDate(before, moment),
    mover === 'bar' ? stopAt(before, moment) : placeId,
  );
}

/** The stop that they are at; null on the way. */
function stopAt(journey: Journey, moment: Moment): number | null {
  const where = positionOn(journey, moment);
  return where.kind === 'stop' ? where.stop.place.id : null;
}
