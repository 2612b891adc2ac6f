import { formatCameraHash, parseCameraHash } from '@cae-map/expedition/camera/camera-hash';
import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import { emptyMapHash, formatMapHash, homeTabCode, parseMapHash } from '@cae-map/expedition/hash';

/** The state of the 3D map in the hash of its URL. */
export interface SceneHash {
  /** Null when it is missing or malformed. */
  readonly pose: CameraPose | null;
  /** The selected stop. */
  readonly placeId: number | null;
  /** The day of the journey, `YYYY-MM-DD`, which decides the season. */
  readonly date: string | null;
  /** Unknown parameters, verbatim. */
  readonly foreign: readonly string[];
}

/** Parses `#3d=lat,lng,range,tilt,heading,altitude&p=id&d=day`; stop and day are written as on the flat map. */
export function parseSceneHash(hash: string): SceneHash {
  const { place, date, foreign } = parseMapHash(hash);
  const poses = foreign.map((part) => parseCameraHash(decode(part)));
  return {
    pose: poses.find((pose) => pose !== null) ?? null,
    placeId: place === null || place.id === 0 ? null : place.id,
    date,
    foreign: foreign.filter((part, index) => poses[index] === null && !part.startsWith('3d=')),
  };
}

/** Formats the hash with its `#`; empty if there is nothing in it. */
export function formatSceneHash({ pose, placeId, date, foreign }: SceneHash): string {
  const place = placeId === null ? null : { id: placeId, tab: homeTabCode };
  const camera = pose === null ? '' : formatCameraHash(pose);
  const rest = formatMapHash({ ...emptyMapHash, place, date, foreign }).slice(1);
  const text = [camera, rest].filter((part) => part !== '').join('&');
  return text === '' ? '' : `#${text}`;
}

/** Some programs encode the commas of a link. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
