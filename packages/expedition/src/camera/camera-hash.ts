import { clamp, normalizeHeading, type CameraPose } from './camera-pose.ts';

/** The name of the camera in the hash of the URL. */
export const cameraParameter = '3d';

/** A decimal number as people and programs write it; `Number` also reads '', '0x10' and 'Infinity'. */
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Parses `#3d=lat,lng,range,tilt,heading,centerAltitude`; `#`, and the `3d=` before the numbers, may be absent. The tilt is clamped
 * to 0..90 and the heading is normalized to 0..360.
 * @returns null unless there are exactly six finite numbers
 */
export function parseCameraHash(hash: string): CameraPose | null {
  const text = hash.replace(/^#/, '').replace(new RegExp(`^${cameraParameter}=`), '');
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 6 || !parts.every((part) => numberPattern.test(part))) return null;
  const numbers = parts.map(Number);
  // Such as 1e999.
  if (!numbers.every(Number.isFinite)) return null;
  const [latitude = 0, longitude = 0, range = 0, tilt = 0, heading = 0, altitude = 0] = numbers;
  return {
    latitude,
    longitude,
    range,
    tilt: clamp(tilt, 0, 90),
    heading: normalizeHeading(heading),
    altitude,
  };
}

/** Formats a camera as `3d=lat,lng,range,tilt,heading,centerAltitude`: degrees of the centre with 5 decimals, the rest rounded. */
export function formatCameraHash(camera: CameraPose): string {
  const { latitude, longitude, range, tilt, heading, altitude } = camera;
  const numbers = [
    finite(latitude).toFixed(5),
    finite(longitude).toFixed(5),
    round(range),
    clamp(round(tilt), 0, 90),
    // Normalized after rounding, which may result in 360.
    normalizeHeading(round(heading)),
    round(altitude),
  ];
  return `${cameraParameter}=${numbers.join(',')}`.replaceAll('-0.00000', '0.00000');
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function round(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(finite(value)) + 0;
}
