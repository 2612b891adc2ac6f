import type { Transport } from '@cae-map/contract/enumerations';
import { lineLengthMetres, type Position } from '../../route/geography.ts';

/**
 * The speeds of motion lines. The specification defines the numbers without a unit: cars, ships and trains 20, horses 10.
 * Horse carts and unknown transports have the speed of horses.
 */
export const motionSpeeds: Readonly<Record<Transport, number>> = {
  car: 20,
  steamship: 20,
  train: 20,
  horse: 10,
  horsecart: 10,
};
const defaultMotionSpeed = 10;

/** The constant of the rule duration = distance / speed / 40. */
const motionDivisor = 40;

/**
 * The default duration of a sequence of motion lines, in milliseconds. The specification contains only '4000/8000'; we use
 * 4000 for a single line and 8000 for several.
 */
export const motionSequenceMilliseconds = { one: 4000, several: 8000 } as const;

/** The path of one motion line. */
export interface MotionStretch {
  readonly points: readonly Position[];
  readonly transport: Transport | null;
}

/** The start of a motion line within its sequence, and its duration. */
export interface MotionTiming {
  readonly startMilliseconds: number;
  readonly durationMilliseconds: number;
}

/**
 * The duration of a motion line by the rule distance / speed / 40, with the distance in metres and the result in
 * milliseconds: the train from Moscow to Novosibirsk, 3000 km, takes 3750 ms and a day's march of 30 km 75 ms. With
 * kilometres every line would be too fast to see.
 */
export function motionDuration(distanceMetres: number, transport: Transport | null): number {
  const speed = transport === null ? defaultMotionSpeed : motionSpeeds[transport];
  return distanceMetres / speed / motionDivisor;
}

/**
 * Schedules motion lines one after another, in proportion to their durations; together they take `totalMilliseconds`.
 * Lines without length take no time; if no line has a length, the time is divided equally.
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
