import { wrapLongitude, type Position } from '../route/geography.ts';

/** A camera over the terrain: the point in its centre, and where the camera is in relation to it. */
export interface CameraPose {
  /** The centre in WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The distance from the camera to the centre, in metres. */
  readonly range: number;
  /** Degrees from the vertical: 0 looks straight down, 90 along the horizon. */
  readonly tilt: number;
  /** Degrees clockwise from north. */
  readonly heading: number;
  /** The height of the centre above the sea, in metres. */
  readonly altitude: number;
}

/** The tilt, heading and altitude of a link to a position, and the nearest it may be (THD-1). */
export const poseDefaults = { tilt: 24, heading: 14, altitude: 5000, minRange: 1000 } as const;

/** What a camera can show: map projections have no poles, and beyond the largest range the Earth is a dot. */
const limits = { latitude: 85, range: 25_000_000, lowest: -500, highest: 20_000 } as const;

/**
 * The camera that a link from a position shows.
 * @param range the distance in metres; at least the minimum range
 */
export function poseAt([latitude, longitude]: Position, range: number): CameraPose {
  const { tilt, heading, altitude, minRange } = poseDefaults;
  return { latitude, longitude, range: Math.max(minRange, range), tilt, heading, altitude };
}

/** The nearest camera that can be shown. Longitudes are wrapped, as is the heading. */
export function limitPose(pose: CameraPose): CameraPose {
  return {
    latitude: clamp(pose.latitude, -limits.latitude, limits.latitude),
    longitude: wrapLongitude(pose.longitude),
    range: clamp(pose.range, poseDefaults.minRange, limits.range),
    tilt: clamp(pose.tilt, 0, 90),
    heading: normalizeHeading(pose.heading),
    altitude: clamp(pose.altitude, limits.lowest, limits.highest),
  };
}

/** Whether a camera is outside of what can be shown, so that another one is shown in its place. */
export function isOutOfRange(pose: CameraPose): boolean {
  const { latitude, longitude, range, altitude } = limitPose(pose);
  return (
    latitude !== pose.latitude ||
    // The 180th meridian has two names.
    (longitude !== pose.longitude && Math.abs(pose.longitude) !== 180) ||
    range !== pose.range ||
    altitude !== pose.altitude
  );
}

/** A heading in degrees from 0 to below 360. */
export function normalizeHeading(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return (((degrees % 360) + 360) % 360) + 0;
}

/** Limits a number to a range. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
