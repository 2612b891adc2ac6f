import type { AccuracyLevel } from '@cae-map/contract/enumerations';
import type { Position } from '../route/geography.ts';
import type { Place } from '../places/place.ts';
import { isListed } from '../shown-stops.ts';
import { geodesicCircle, zoomOfWidth } from './circle.ts';

/** How far a place may be from its position. */
export interface AccuracyRadius {
  readonly metres: number;
  /** Whether the level has an upper limit; without one the place may also be farther away. */
  readonly isLimit: boolean;
}

/**
 * The definitions of the levels: high is up to 5 km, medium 5 to 10 km. Low is more than 10 km without a limit and unknown is not
 * assessed, so that both are drawn by convention with 15 km, which the heights use as well. An exact position has no disc.
 */
const radii: Readonly<Record<AccuracyLevel, AccuracyRadius | null>> = {
  exact: null,
  high: { metres: 5000, isLimit: true },
  medium: { metres: 10_000, isLimit: true },
  low: { metres: 15_000, isLimit: false },
  unknown: { metres: 15_000, isLimit: false },
};

/** The radius of an accuracy level; null for exact positions. */
export function accuracyRadius(level: AccuracyLevel): AccuracyRadius | null {
  return radii[level];
}

/** The accuracy levels of positions that count as certain: the place itself, or its settlement, is known. */
const certainLevels: ReadonlySet<AccuracyLevel> = new Set(['exact', 'high']);

/** Whether a position counts as certain. */
export function isCertain(level: AccuracyLevel): boolean {
  return certainLevels.has(level);
}

/** No place has this id. */
const noPlaceId = 0;

/**
 * The ids of the places with a certain position among those of a whitelist, which is empty if it admits all. The result is a whitelist
 * as well: never empty, so that it admits no place if no position is certain.
 */
export function certainPlaceIds(places: readonly Place[], whitelist: readonly number[]): readonly number[] {
  const ids = places
    .filter(({ record, position }) => position !== null && isCertain(record.accuracy_level))
    .map(({ id }) => id)
    .filter((id) => isListed(id, whitelist));
  return ids.length === 0 ? [noPlaceId] : ids;
}

/** The accuracy levels whose disc is drawn without being requested, when the stop is open. */
const notableLevels: ReadonlySet<AccuracyLevel> = new Set(['low', 'unknown']);

/** The width in pixels from which a disc is drawn; a smaller one would be hidden by the symbol of its stop. */
export const leastDiscPixels = 12;

/** The disc around a position within which the place may be. */
export interface AccuracyDisc extends AccuracyRadius {
  readonly placeId: number;
  readonly level: AccuracyLevel;
  readonly centre: Position;
  /** The zoom of 256-pixel tiles from which it is drawn. */
  readonly fromZoom: number;
}

/** What decides which discs are drawn. */
export interface DiscChoice {
  /** The open stop; 0 if there is none. */
  readonly selectedId: number;
  /** Whether all places have their disc, and not only the open one with a low or unknown accuracy. */
  readonly isForAll: boolean;
}

/** The discs of places, in their order. Places without a position and exact ones have none. */
export function accuracyDiscs(
  places: readonly Place[],
  { selectedId, isForAll }: DiscChoice,
): AccuracyDisc[] {
  return places.flatMap(({ id, position, record: { accuracy_level: level } }) => {
    const radius = accuracyRadius(level);
    const isDrawn = isForAll || (id === selectedId && notableLevels.has(level));
    if (!isDrawn || radius === null || position === null) return [];
    const fromZoom = zoomOfWidth(2 * radius.metres, leastDiscPixels, position[0]);
    return [{ ...radius, placeId: id, level, centre: position, fromZoom }];
  });
}

/** The share of the radius that each layer of a soft disc has; together they fade out towards the edge. */
const softness = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** The number of layers of a disc. */
export const discLayers = softness.length;

/** The rings of a disc from the inside to the outside, see {@link geodesicCircle}. The last one is its edge. */
export function discRings({ centre, metres }: Pick<AccuracyDisc, 'centre' | 'metres'>): Position[][] {
  return softness.map((share) => geodesicCircle(centre, share * metres));
}
