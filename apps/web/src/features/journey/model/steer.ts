import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Moment } from '@cae-map/expedition/journey/moment';
import { stepByDay, stepByMonth, stepByStop, type Step } from '@cae-map/expedition/journey/days/steps';
import { journeyStore, seekTo } from '../../../lib/journey/journey-store.ts';
import type { JourneyStep } from './journey-options.ts';

const steps: Readonly<Record<JourneyStep, typeof stepByStop>> = { stop: stepByStop, day: stepByDay };

/** Moves the journey by a stop or a day. */
export function steerBy(journey: Journey, unit: JourneyStep, step: Step): void {
  seekTo(steps[unit](journey, journeyStore.getState().moment, step));
}

/** The properties of a key event that the slider reads. */
type BarKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * Returns the moment after a key on the slider: arrows move by the selected step, with Shift by the other one, Page keys by a
 * month, Home and End to the ends. Null for other keys.
 */
export function findMomentForKey(
  journey: Journey,
  moment: Moment,
  { key, shiftKey }: BarKey,
  unit: JourneyStep,
): Moment | null {
  const by = steps[shiftKey ? otherStep(unit) : unit];
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return by(journey, moment, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(journey, moment, -1);
    case 'PageUp':
      return stepByMonth(journey, moment, 1);
    case 'PageDown':
      return stepByMonth(journey, moment, -1);
    case 'Home':
      return journey.start;
    case 'End':
      return journey.end;
    default:
      return null;
  }
}

function otherStep(unit: JourneyStep): JourneyStep {
  return unit === 'stop' ? 'day' : 'stop';
}
