import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate, type Moment } from '@cae-map/expedition/journey/moment';
import { momentOfDayAt, momentOfPlace } from '@cae-map/expedition/journey/days/moment-of-place';
import { positionOn } from '@cae-map/expedition/journey/position/position';
import { useEffect, useRef } from 'react';
import { journeyStore, type JourneyState } from '../../../lib/journey/journey-store.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';

/**
 * Restores the position when the visible sections change. Moments are relative to the first day of the journey, and missing
 * dates are estimated from the visible stops, so the moment of the same stop differs in the new journey.
 */
export function useRestorePosition(journey: Journey): void {
  const placeId = useSelectedPlaceId();
  const known = useRef(journey);
  useEffect(() => {
    const before = known.current;
    if (before === journey) return;
    known.current = journey;
    journeyStore.setState({
      moment: findMomentAfterChange(before, journey, placeId, journeyStore.getState()),
    });
  }, [journey, placeId]);
}

/**
 * Returns the moment in the new journey. An inactive journey and one at an opened stop follow the open stop. A moved slider
 * keeps its day and, if possible, its stop; a day from the URL is combined with the open stop.
 */
function findMomentAfterChange(
  before: Journey,
  journey: Journey,
  placeId: number,
  { moment, isActive, mover }: Pick<JourneyState, 'moment' | 'isActive' | 'mover'>,
): Moment {
  const placeMoment = !isActive || mover === 'place' ? momentOfPlace(journey, placeId) : null;
  if (placeMoment !== null) return placeMoment;
  return momentOfDayAt(
    journey,
    momentToDate(before, moment),
    mover === 'bar' ? findStopAt(before, moment) : placeId,
  );
}

/** Returns the id of the stop at a moment; null on a leg. */
function findStopAt(journey: Journey, moment: Moment): number | null {
  const where = positionOn(journey, moment);
  return where.kind === 'stop' ? where.stop.place.id : null;
}
