import { clamp, limitPose, normalizeHeading, type CameraPose } from '@cae-map/expedition/camera/camera-pose';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { wrapLongitude } from '@cae-map/expedition/route/geography';
import { rangeOfZoom, zoomOfRange } from './range.ts';
import type { SceneStep } from './scene.ts';

/** The parts of MapLibre's camera that a pose decides. */
export interface MapLibrePose {
  readonly center: [longitude: number, latitude: number];
  readonly zoom: number;
  readonly pitch: number;
  readonly bearing: number;
  readonly elevation: number;
}

/** Converts a pose for a map of a height in CSS pixels; a pose that cannot be shown becomes the nearest. */
export function toMapLibrePose(pose: CameraPose, height: number): MapLibrePose {
  const { latitude, longitude, range, tilt, heading, altitude } = limitPose(pose);
  return {
    center: [longitude, latitude],
    zoom: zoomOfRange(range, latitude, height),
    pitch: tilt,
    bearing: heading,
    elevation: altitude,
  };
}

/** Reads the pose of a map. */
export function readPose(map: MapLibreMap): CameraPose {
  const { lat, lng } = map.getCenter();
  return {
    latitude: lat,
    longitude: wrapLongitude(lng),
    range: rangeOfZoom(map.getZoom(), lat, mapHeight(map)),
    tilt: clamp(map.getPitch(), 0, 90),
    heading: normalizeHeading(map.getBearing()),
    altitude: map.getCenterElevation(),
  };
}

/** The height of a map in CSS pixels; at least 1, so that a hidden map has a zoom. */
export function mapHeight(map: MapLibreMap): number {
  return Math.max(1, map.getCanvas().clientHeight);
}

/** The degrees of a step of tilt and of a turn. */
const tiltStep = 10;
const turnStep = 30;
/** The highest tilt of the buttons: beyond, the view is mostly sky. */
const highestTilt = 80;

/** The camera after a step by a button. */
export function stepPose(pose: CameraPose, step: SceneStep): CameraPose {
  switch (step) {
    case 'nearer':
      return limitPose({ ...pose, range: pose.range / 2 });
    case 'farther':
      return limitPose({ ...pose, range: pose.range * 2 });
    case 'more-tilted':
      return { ...pose, tilt: Math.max(pose.tilt, Math.min(highestTilt, pose.tilt + tiltStep)) };
    case 'less-tilted':
      return { ...pose, tilt: Math.max(0, pose.tilt - tiltStep) };
    case 'turn-left':
      return { ...pose, heading: normalizeHeading(pose.heading - turnStep) };
    case 'turn-right':
      return { ...pose, heading: normalizeHeading(pose.heading + turnStep) };
    case 'north':
      return { ...pose, heading: 0 };
  }
}
