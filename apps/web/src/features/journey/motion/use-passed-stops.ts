import type { Journey } from '@cae-map/expedition/journey/journey';
import { findLastNotAbove, type Moment } from '@cae-map/expedition/journey/moment';
import { legTimes } from '@cae-map/expedition/journey/position/progress';
import { useEffect, useMemo } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { setPassedStops } from '../../../lib/journey/passed-stops.ts';

/** Reports the passed legs to the route; null while the journey is inactive. */
export function usePassedStops(journey: Journey): void {
  const passedAt = useMemo(() => passedStops(journey), [journey]);
  useEffect(() => {
    const update = (): void => {
      const { isActive, moment } = journeyStore.getState();
      setPassedStops(isActive ? passedAt(moment) : null);
    };
    update();
    const unsubscribe = journeyStore.subscribe(update);
    return () => {
      unsubscribe();
      setPassedStops(null);
    };
  }, [passedAt]);
}

/**
 * Returns a function that finds the stops with passed legs at a moment. It returns the same set until another leg is
 * passed.
 */
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
