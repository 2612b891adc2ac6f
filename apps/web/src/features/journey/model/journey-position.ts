import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Moment } from '@cae-map/expedition/journey/moment';
import { positionOn, type JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { useJourney } from '../../../lib/journey/journey-store.ts';

let known: { readonly journey: Journey; readonly moment: Moment; readonly position: JourneyPosition } | null =
  null;

/** Returns the position at a moment. The last result is cached for all callers in a frame. */
export function positionAt(journey: Journey, moment: Moment): JourneyPosition {
  if (known?.journey !== journey || known.moment !== moment) {
    known = { journey, moment, position: positionOn(journey, moment) };
  }
  return known.position;
}

/** Returns a value of the current position; the component is rendered only when the value changes. */
export function useJourneyPosition<Value>(
  journey: Journey,
  selector: (position: JourneyPosition) => Value,
): Value {
  return useJourney(({ moment }) => selector(positionAt(journey, moment)));
}
