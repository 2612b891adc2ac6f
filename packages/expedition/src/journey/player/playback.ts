import { millisecondsAt, momentAt, type JourneyClock } from './clock.ts';
import type { Moment } from '../moment.ts';

/** However long a frame took, the journey goes on by no more: a tab that was asleep for an hour wakes where it was. */
const maxFrameMilliseconds = 250;

/** Where the journey stands after a frame. @param elapsedMilliseconds since the frame before; none is added backwards */
export function advance(
  clock: JourneyClock,
  moment: Moment,
  elapsedMilliseconds: number,
  speed: number,
): Moment {
  const elapsed = Math.min(maxFrameMilliseconds, Math.max(0, elapsedMilliseconds));
  return momentAt(clock, millisecondsAt(clock, moment) + elapsed * speed);
}
