import type { Position } from '@cae-map/expedition/route/geography';
import type { JourneyLeg } from '@cae-map/expedition/journey/journey';
import { splitLine } from '@cae-map/expedition/journey/line';
import { motionSequence, type MotionTiming } from '@cae-map/expedition/journey/position/motion';

/** The maximum number of legs that are drawn behind the head of the line. */
const drawnLegs = 8;

/** Lines that run along legs in sequence. */
export interface MotionRun {
  readonly lengthMilliseconds: number;
  /** Returns the lines at a time after the start: the last completed legs and the travelled part of the current one. */
  linesAt(milliseconds: number): readonly (readonly Position[])[];
}

/** Creates a run along legs: 4000 ms for one leg, 8000 ms for several, divided by distance and speed. */
export function motionRun(legs: readonly JourneyLeg[]): MotionRun {
  const timings = motionSequence(legs.map(({ line, transport }) => ({ points: line.points, transport })));
  const last = timings.at(-1);
  return {
    lengthMilliseconds: last ? last.startMilliseconds + last.durationMilliseconds : 0,
    linesAt(milliseconds) {
      const count = timings.filter(({ startMilliseconds }) => startMilliseconds <= milliseconds).length;
      const first = Math.max(0, count - drawnLegs);
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
