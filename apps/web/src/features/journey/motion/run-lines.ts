import type { JourneyLeg } from '@cae-map/expedition/journey/journey';
import type { Position } from '@cae-map/expedition/route/geography';
import { motionRun } from './motion-run.ts';

/** Lines on the map in WGS84 degrees. */
export type Lines = readonly (readonly Position[])[];

/** The update interval of the lines in milliseconds, since each update lays out a line again. */
const updateMilliseconds = 80;

/** Controls a run. */
export interface RunControl {
  readonly lengthMilliseconds: number;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the run and removes its lines. */
  readonly stop: () => void;
}

interface RunOptions {
  readonly show: (lines: Lines) => void;
  /** Called when the run has ended or been stopped. */
  readonly onEnd: () => void;
}

/** Runs lines along legs and then removes them. */
export function runLines(legs: readonly JourneyLeg[], { show, onEnd }: RunOptions): RunControl {
  const run = motionRun(legs);
  let elapsed = 0;
  let resumedAt = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const time = (): number => elapsed + (timer === undefined ? 0 : performance.now() - resumedAt);
  const pause = (): void => {
    elapsed = time();
    clearInterval(timer);
    timer = undefined;
  };
  const stop = (): void => {
    pause();
    show([]);
    onEnd();
  };
  const resume = (): void => {
    if (timer !== undefined || legs.length === 0) return;
    resumedAt = performance.now();
    timer = setInterval(() => {
      if (time() < run.lengthMilliseconds) show(run.linesAt(time()));
      else stop();
    }, updateMilliseconds);
  };
  resume();
  return { lengthMilliseconds: run.lengthMilliseconds, pause, resume, stop };
}
