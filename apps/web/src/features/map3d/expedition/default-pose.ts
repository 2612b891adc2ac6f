import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';

/** The whole main route, from Darjeeling to the Altai, on a wide screen. */
const whole: CameraPose = {
  latitude: 37,
  longitude: 89,
  range: 5_400_000,
  tilt: 22,
  heading: 0,
  altitude: 0,
};

/** The distance grows on narrow screens, so that all of the route is in view. */
export function defaultPose(width: number, height: number): CameraPose {
  const aspect = height > 0 ? width / height : 1.6;
  return { ...whole, range: Math.round(whole.range * Math.min(1.9, Math.max(1, 1.25 / aspect))) };
}

/** The tilt at which the list shows a stop: with the mountains against the sky. */
export const shownTilt = 70;

/** The distance from which a stop is seen with the mountains around it, in metres. */
export const stopRange = 30_000;
