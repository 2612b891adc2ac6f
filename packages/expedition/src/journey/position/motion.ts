import type { Transport } from '@cae-map/contract/enumerations';
import { lineLengthMetres, type Position } from '../../route/geography.ts';

/**
 * How fast a motion line runs. The specification gives the numbers without a unit: cars, ships and trains 20, horses 10. A
 * cart goes at the pace of its horses, and so does what nobody noted.
 */
export const motionSpeeds: Readonly<Record<Transport, number>> = {
  car: 20,
  steamship: 20,
  train: 20,
  horse: 10,
  horsecart: 10,
};
const defaultMotionSpeed = 10;

/** The third number of the rule: duration = distance / speed / 40. */
const motionDivisor = 40;

/**
 * How long a whole sequence of motion lines takes when nobody asks for another time, in milliseconds. The specification
 * says '4000/8000' and no more; our reading: 4000 for the stretch of one stop, 8000 for a way over several.
 */
export const motionSequenceMilliseconds = { one: 4000, several: 8000 } as const;

/** A stretch that a motion line runs along. */
export interface MotionStretch {
  readonly points: readonly Position[];
  readonly transport: Transport | null;
}

/** When a stretch of a sequence runs, in milliseconds from its beginning. */
export interface MotionTiming {
  readonly startMilliseconds: number;
  readonly durationMilliseconds: number;
}

/**
 * How long a motion line takes by the rule distance / speed / 40. With the distance in metres the answer is in milliseconds:
 * the train from Moscow to Novosibirsk, 3000 km, takes 3750 ms and a day's march of 30 km 75 ms; with kilometres every
 * line would be a flash.
 */
export function motionDuration(distanceMetres: number, transport: Transport | null): number {
  const speed = transport === null ? defaultMotionSpeed : motionSpeeds[transport];
  return distanceMetres / speed / motionDivisor;
}

/**
 * The timing of stretches that run one after another. Each has its part by the rule of a single line; all together take
 * `totalMilliseconds`. Stretches without length take no time; where all are, they share it.
 */
export function motionSequence(
  stretches: readonly MotionStretch[],
  totalMilliseconds: number = stretches.length > 1
    ? motionSequenceMilliseconds.several
    : motionSequenceMilliseconds.one,
): MotionTiming[] {
  const own = stretches.map(({ points, transport }) => motionDuration(lineLengthMetres(points), transport));
  const whole = own.reduce((sum, duration) => sum + duration, 0);
  let startMilliseconds = 0;
  return own.map((duration) => {
    const share = whole > 0 ? duration / whole : 1 / own.length;
    const timing = { startMilliseconds, durationMilliseconds: totalMilliseconds * share };
    startMilliseconds += timing.durationMilliseconds;
    return timing;
  });
}
