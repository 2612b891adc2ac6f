import type { Position } from '@cae-map/expedition/route/geography';
import type { JourneyLeg } from '@cae-map/expedition/journey/journey';
import { splitLine } from '@cae-map/expedition/journey/line';
import { motionSequence, type MotionTiming } from '@cae-map/expedition/journey/position/motion';

/** Of a long way only the last stretches are drawn behind the head of the line. */
const drawnStretches = 8;

/** Lines that run along some legs, one after another. */
export interface MotionRun {
  readonly lengthMilliseconds: number;
  /** What is drawn so long after the beginning: the last stretches that were run through, and the present one as far. */
  linesAt(milliseconds: number): readonly (readonly Position[])[];
}

/** A run along legs: 4000 ms for one, 8000 for several, each with its part by distance and speed. */
export function motionRun(legs: readonly JourneyLeg[]): MotionRun {
  const timings = motionSequence(legs.map(({ line, transport }) => ({ points: line.points, transport })));
  const last = timings.at(-1);
  return {
    lengthMilliseconds: last ? last.startMilliseconds + last.durationMilliseconds : 0,
    linesAt(milliseconds) {
      const count = timings.filter(({ startMilliseconds }) => startMilliseconds <= milliseconds).length;
      const first = Math.max(0, count - drawnStretches);
      return legs.slice(first, count).map(({ line }, index) => {
        const timing = timings[first + index];
        return timing ? splitLine(line, shareRun(timing, milliseconds)).behind : [];
      });
    },
  };
}

function shareRun({ startMilliseconds, durationMilliseconds }: MotionTiming, milliseconds: number): number {
  return durationMilliseconds > 0
    ? Math.min(1, (milliseconds - startMilliseconds) / durationMilliseconds)
    : 1;
}
