import { lengthOf, type LinePart } from './overlaps.ts';
import type { PlanePoint } from './segment-index.ts';

/** A piece of a line with its offset to the right of its direction, as a share of the full offset, -1 to 1. */
export interface OffsetPiece {
  readonly points: readonly PlanePoint[];
  readonly offset: number;
}

/** The length of the transition between a line in place and its offset part in CSS pixels. */
export const rampPixels = 10;

/** The number of steps of a transition; the jump of a step is below a pixel. */
const rampSteps = 4;

/** The offset of overlapping lines in CSS pixels at a zoom of 256-pixel tiles: 3 below 12, 1 above 15, else 2. */
export function overlapOffset(zoom: number): number {
  if (zoom < 12) return 3;
  return zoom > 15 ? 1 : 2;
}

/**
 * Cuts an offset part into pieces, so that the offset grows and shrinks in steps at the ends where the line continues in place.
 * @param rampLength the length of a transition, in the unit of the points; at most half of the part
 */
export function rampPart(
  { points, side }: LinePart,
  rampLength: number,
  { atStart, atEnd }: { readonly atStart: boolean; readonly atEnd: boolean },
): readonly OffsetPiece[] {
  const total = lengthOf(points);
  const length = Math.min(rampLength, total / 2);
  const steps = Array.from({ length: rampSteps - 1 }, (_, index) => (index + 1) / rampSteps);
  const rising = steps.map((share) => ({ until: share * length, offset: side * share }));
  const falling = steps
    .toReversed()
    .map((share) => ({ until: total - (share - 1 / rampSteps) * length, offset: side * share }));
  const plan = [
    ...(atStart ? rising : []),
    { until: atEnd ? total - (1 - 1 / rampSteps) * length : total, offset: side },
    ...(atEnd ? falling : []),
  ];
  const pieces: OffsetPiece[] = [];
  let from = 0;
  for (const { until, offset } of plan) {
    if (until > from) pieces.push({ points: sliceLine(points, from, until), offset });
    from = Math.max(from, until);
  }
  return pieces;
}

/** The part of a line between two distances from its start. */
function sliceLine(points: readonly PlanePoint[], from: number, to: number): PlanePoint[] {
  const sliced: PlanePoint[] = [];
  let passed = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const at = (distance: number): PlanePoint => {
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, (distance - passed) / length));
      return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
    };
    if (passed + length > from && passed < to) {
      if (sliced.length === 0) sliced.push(at(from));
      sliced.push(at(to));
    }
    passed += length;
  });
  return sliced;
}
