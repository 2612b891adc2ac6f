/** What a device reports of its orientation, in degrees, with null for what it does not measure. */
export interface OrientationReading {
  /** Whether the angles are relative to the Earth; otherwise to an arbitrary direction, which is no compass. */
  readonly isAbsolute: boolean;
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  /** `webkitCompassHeading`: of the upper edge of the device in its natural orientation, clockwise from magnetic north. */
  readonly compassHeading: number | null;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The same direction as degrees from 0 to below 360. */
export function wrapDegrees(degrees: number): number {
  const wrapped = ((degrees % 360) + 360) % 360;
  // A tiny negative number is rounded to 360.
  return wrapped === 360 ? 0 : wrapped;
}

/** The smallest turn from one direction to another: -180 (excluded) to 180 degrees, positive clockwise. */
export function turnDegrees(from: number, to: number): number {
  const turn = wrapDegrees(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/**
 * The direction in which a traveller looks who holds the device flat or upright: degrees clockwise from magnetic north, from 0 to below
 * 360; null without a compass. 0 is a direction.
 * @param screenAngle `screen.orientation.angle`: 0 in the natural orientation, 90 or 270 in the other one
 */
export function readHeading(reading: OrientationReading, screenAngle: number): number | null {
  const { isAbsolute, alpha, beta, gamma, compassHeading } = reading;
  if (compassHeading !== null && Number.isFinite(compassHeading) && compassHeading >= 0)
    return wrapDegrees(compassHeading + screenAngle);
  if (!isAbsolute || alpha === null || beta === null || gamma === null) return null;
  return lookDirection({ alpha, beta, gamma }, screenAngle);
}

/**
 * The azimuth of the sum of two directions: the upper edge of the screen, which is horizontal while the device lies flat, and the back
 * of the device, which is horizontal while it is upright. The rotation is that of the Device Orientation specification: Z (alpha),
 * X (beta), Y (gamma), in a frame of east, north and up.
 */
function lookDirection(
  angles: { readonly alpha: number; readonly beta: number; readonly gamma: number },
  screenAngle: number,
): number | null {
  const [z, x, y, screen] = [angles.alpha, angles.beta, angles.gamma, screenAngle].map(toRadians) as [
    number,
    number,
    number,
    number,
  ];
  const [cosZ, sinZ] = [Math.cos(z), Math.sin(z)];
  const [cosX, sinX] = [Math.cos(x), Math.sin(x)];
  const [cosY, sinY] = [Math.cos(y), Math.sin(y)];
  const right = { east: cosZ * cosY - sinZ * sinX * sinY, north: sinZ * cosY + cosZ * sinX * sinY };
  const top = { east: -sinZ * cosX, north: cosZ * cosX };
  const front = { east: cosZ * sinY + sinZ * sinX * cosY, north: sinZ * sinY - cosZ * sinX * cosY };
  const east = right.east * Math.sin(screen) + top.east * Math.cos(screen) - front.east;
  const north = right.north * Math.sin(screen) + top.north * Math.cos(screen) - front.north;
  // A device that looks straight down beyond its edge has no direction.
  if (Math.hypot(east, north) < 1e-6) return null;
  return wrapDegrees(toDegrees(Math.atan2(east, north)));
}

/**
 * A heading that follows the measured ones without trembling, across north as well.
 * @param previous null for the first one
 * @param share of the turn that is followed: 0 to 1
 */
export function smoothHeading(previous: number | null, measured: number, share = 0.25): number {
  if (previous === null) return wrapDegrees(measured);
  return wrapDegrees(previous + turnDegrees(previous, measured) * share);
}
