import type { Journey } from '@cae-map/expedition/journey/journey';
import { findLastNotAbove, type Moment } from '@cae-map/expedition/journey/moment';
import { legTimes } from '@cae-map/expedition/journey/position/progress';
import { useEffect, useMemo } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { setPassedStops } from '../../../lib/journey/passed-stops.ts';

/** Tells the route which of its legs lie behind, whenever that changes; while nobody journeys, none is told apart. */
export function usePassedStops(journey: Journey): void {
  const passedAt = useMemo(() => passedStops(journey), [journey]);
  useEffect(() => {
    const tell = (): void => {
      const { isActive, moment } = journeyStore.getState();
      setPassedStops(isActive ? passedAt(moment) : null);
    };
    tell();
    const unsubscribe = journeyStore.subscribe(tell);
    return () => {
      unsubscribe();
      setPassedStops(null);
    };
  }, [passedAt]);
}

/** The stops whose legs lie behind at a moment; the same set while no other leg has been passed. */
export function passedStops(journey: Journey): (moment: Moment) => ReadonlySet<number> {
  const inOrder = [...legTimes(journey)].toSorted(([, one], [, other]) => one.arrival - other.arrival);
  const arrivals = Float64Array.from(inOrder, ([, { arrival }]) => arrival);
  let count = -1;
  let ids: ReadonlySet<number> = new Set();
  return (moment) => {
    const passed = findLastNotAbove(arrivals, moment) + 1;
    if (passed !== count) {
      count = passed;
      ids = new Set(inOrder.slice(0, passed).map(([id]) => id));
    }
    return ids;
  };
}
