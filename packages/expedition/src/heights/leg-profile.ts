import type { Expedition } from '../expedition.ts';
import { lineLengthMetres } from '../route/geography.ts';
import type { Heights } from './heights.ts';
import { isLineEnd, isUsable } from './rounding.ts';

/** A point of a profile. */
export interface ProfilePoint {
  /** The distance from the start along the line, in metres. */
  readonly metres: number;
  /** Metres above the sea; null if it is unknown. */
  readonly height: number | null;
}

/** The heights along a line of one or several route legs. */
export interface LegProfile {
  /** In order; the first one at 0, the last one at the end of the line. Empty if no height is known. */
  readonly points: readonly ProfilePoint[];
  readonly lengthMetres: number;
  /**
   * Whether the heights of some part mean nothing and are not included: it is a long straight line for lack of a recorded
   * or inferred route, or one of its ends is a camp in mountains whose position is estimated. The line then crosses ridges
   * that the travellers went round.
   */
  readonly hasUnknownWay: boolean;
  /** Whether the whole line is outside of the grid or at sea. */
  readonly isOutside: boolean;
}

/** Straight lines up to this length are taken as the way, in metres. */
const shortStraightMetres = 10_000;
/** A height from a source moves the profile within this distance, in metres, so that it has no step beside a pass. */
const blendMetres = 10_000;

/** The profile along the route legs to some places, in travel order. */
export function legProfile(
  expedition: Expedition,
  heights: Heights,
  placeIds: readonly number[],
): LegProfile {
  const points: ProfilePoint[] = [];
  let start = 0;
  let hasUnknownWay = false;
  let isOutside = true;
  for (const placeId of placeIds) {
    const leg = expedition.getLeg(placeId);
    const length = lineLengthMetres(leg?.points ?? []);
    const fromId = leg?.fromId ?? null;
    const samples = correctedSamples(heights, { fromId, placeId, length });
    const isStraight = leg?.isInferred === false && expedition.byId.get(placeId)?.route.length === 0;
    const ends = [fromId, placeId].map((id) => (id === null ? undefined : heights.get(id)));
    const isKnownWay =
      !(isStraight && length > shortStraightMetres) && ends.every((end) => !end || isLineEnd(end));
    const isOmitted = (index: number): boolean => {
      const end = index === 0 ? ends[0] : index === samples.length - 1 ? ends[1] : undefined;
      return !isKnownWay && !(end && isUsable(end));
    };
    const spacing = length / Math.max(1, samples.length - 1);
    samples.forEach((height, index) => {
      // Never beyond the end because of rounding, so that the next leg does not start before it.
      const metres = start + Math.min(length, index * spacing);
      if (!isOmitted(index)) addPoint(points, { metres, height });
    });
    hasUnknownWay ||= !isKnownWay && samples.length > 0;
    isOutside &&= samples.length === 0;
    start += length;
  }
  const isKnown = points.some(({ height }) => height !== null);
  return { points: isKnown ? points : [], lengthMetres: start, hasUnknownWay, isOutside };
}

/** Two legs share a point: the second of two points at one distance is omitted. */
function addPoint(points: ProfilePoint[], point: ProfilePoint): void {
  if (points.at(-1)?.metres !== point.metres) points.push(point);
}

interface SampledLeg {
  readonly fromId: number | null;
  readonly placeId: number;
  /** In metres. */
  readonly length: number;
}

function correctedSamples(heights: Heights, { fromId, placeId, length }: SampledLeg): (number | null)[] {
  const samples = heights.get(placeId)?.samples ?? [];
  const atStart = correction(heights, fromId, samples[0]);
  const atEnd = correction(heights, placeId, samples.at(-1));
  const spacing = length / Math.max(1, samples.length - 1);
  const share = (metres: number): number => Math.max(0, 1 - metres / blendMetres);
  return samples.map((height, index) => {
    if (height === null) return null;
    const metres = index * spacing;
    return height + atStart * share(metres) + atEnd * share(length - metres);
  });
}

/** The difference between the height of a place from a source and that of the grid, in metres. */
function correction(heights: Heights, placeId: number | null, sample: number | null | undefined): number {
  const record = placeId === null ? undefined : heights.get(placeId);
  if (!record || record.source_en === null || record.height_m === null) return 0;
  return typeof sample === 'number' ? record.height_m - sample : 0;
}
