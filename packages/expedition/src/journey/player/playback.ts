import { millisecondsAt, momentAt, type JourneyClock } from './clock.ts';
import type { Moment } from '../moment.ts';

/** The maximum elapsed time of a frame, so that playback does not jump when a suspended tab resumes. */
const maxFrameMilliseconds = 250;

/**
 * The moment after a frame.
 * @param elapsedMilliseconds time since the previous frame; negative values count as 0
 */
export function advance(
  clock: JourneyClock,
  moment: Moment,
  elapsedMilliseconds: number,
  speed: number,
): Moment {
  const elapsed = Math.min(maxFrameMilliseconds, Math.max(0, elapsedMilliseconds));
  return momentAt(clock, millisecondsAt(clock, moment) + elapsed * speed);
}
