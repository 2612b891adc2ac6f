import type { Position } from '../route/geography.ts';
import { parseCoordinates } from '../search/points/read-coordinates.ts';
import { isMapUrl, readMapUrl } from './read-map-url.ts';

/** Why a text is not a position. */
export type UnreadableReason = 'empty' | 'too-long' | 'url-without-position' | 'out-of-range' | 'unreadable';

/** A position on the Earth, or why there is none. */
export type Target =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'failure'; readonly reason: UnreadableReason };

/** Longer than any URL of a map. */
export const longestTarget = 4000;

/**
 * Parses what a visitor enters to go somewhere: coordinates in any notation of `readCoordinates`, or the URL of a map, see `readMapUrl`.
 * Longitudes from 180 to 360 degrees, which some maps write beyond the 180th meridian, are out of range.
 */
export function readTarget(text: string): Target {
  // Copied texts have marks of the writing direction around them.
  const trimmed = text.replaceAll(/\p{Cf}/gu, '').trim();
  if (trimmed === '') return failure('empty');
  if (trimmed.length > longestTarget) return failure('too-long');
  if (isMapUrl(trimmed)) {
    const position = readMapUrl(trimmed);
    return position === null ? failure('url-without-position') : checkRange(position);
  }
  const coordinates = parseCoordinates(trimmed);
  if (coordinates === 'out-of-range') return failure('out-of-range');
  return coordinates === null ? failure('unreadable') : { kind: 'position', position: coordinates };
}

function checkRange(position: Position): Target {
  const [latitude, longitude] = position;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { kind: 'position', position } : failure('out-of-range');
}

function failure(reason: UnreadableReason): Target {
  return { kind: 'failure', reason };
}
