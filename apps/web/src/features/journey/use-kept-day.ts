import type { Journey } from '@cae-map/expedition/journey/journey';
import { dateOf, momentOf } from '@cae-map/expedition/journey/moment';
import { useEffect, useRef } from 'react';
import { journeyStore } from '../../lib/journey/journey-store.ts';

/** Moments count from the first day of the journey: when other parts of it are shown the day stays the same. */
export function useKeptDay(journey: Journey): void {
  const known = useRef(journey);
  useEffect(() => {
    const before = known.current;
    if (before === journey) return;
    known.current = journey;
    const { moment } = journeyStore.getState();
    journeyStore.setState({ moment: momentOf(journey, dateOf(before, moment)) });
  }, [journey]);
}
