import type { Journey } from '@cae-map/expedition/journey/journey';
import { routeProgress } from '@cae-map/expedition/journey/position/progress';
import { useEffect, useMemo, useRef, useState } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { throttle } from '../../../lib/timing/throttle.ts';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../../map/map-context.tsx';
import { motionOverlay } from './motion-overlay.ts';
import { MotionPause } from './motion-pause.tsx';
import { runLines, type Lines, type RunControl } from './run-lines.ts';

const none: Lines = [];

/** The update interval of the lines in milliseconds, since each update lays out a line again. */
const updateMilliseconds = 80;

/**
 * The animated lines: during the journey the travelled part of the current leg; otherwise once along the leg to an opened
 * stop, and along the whole route when the map opens if the option is set. With reduced motion only the current leg is shown.
 */
export function MotionLines({ journey }: { readonly journey: Journey }) {
  const isOn = useOptions(({ animation, showPath }) => animation && showPath);
  return isOn ? <Lines journey={journey} /> : null;
}

function Lines({ journey }: { readonly journey: Journey }) {
  const isActive = useJourney((state) => state.isActive);
  const travelled = useTravelledLine(journey, isActive);
  const run = useRunLines(journey, isActive);
  const lines = isActive ? travelled : run.lines;
  useMapOverlay(useMemo(() => (lines.length > 0 ? motionOverlay(lines) : null), [lines]));
  return run.control === null || isActive ? null : <MotionPause control={run.control} />;
}

/** Returns the travelled part of the current leg. */
function useTravelledLine(journey: Journey, isActive: boolean): Lines {
  const [lines, setLines] = useState(none);
  useEffect(() => {
    if (!isActive) return undefined;
    const update = throttle(() => {
      const { current } = routeProgress(journey, journeyStore.getState().moment);
      setLines(current === null ? none : [current.behind]);
    }, updateMilliseconds);
    update.runNow();
    const unsubscribe = journeyStore.subscribe((state, before) => {
      if (state.moment !== before.moment) update.schedule();
    });
    return () => {
      update.cancel();
      unsubscribe();
    };
  }, [journey, isActive]);
  return lines;
}

interface RunningLines {
  readonly lines: Lines;
  /** Pauses a run that is so long that visitors must be able to pause it; null otherwise. */
  readonly control: RunControl | null;
}

/** Runs of more than this time can be paused, in milliseconds (WCAG 2.2.2). */
const pausableFrom = 5000;

/** Returns the lines that run outside of the journey. */
function useRunLines(journey: Journey, isActive: boolean): RunningLines {
  const [lines, setLines] = useState(none);
  const [control, setControl] = useState<RunControl | null>(null);
  const placeId = useSelectedPlaceId();
  const runsAtStart = useOptions(({ motionStart }) => motionStart);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = placeId;
    if (isActive || before === placeId || reducesMotion()) return undefined;
    const leg = journey.stopsByPlace.get(placeId)?.leg;
    const toPlace = leg ? [leg] : [];
    const legs = before === null ? (runsAtStart ? journey.legs : []) : toPlace;
    const run = runLines(legs, {
      show: setLines,
      onEnd: () => setControl(null),
    });
    setControl(run.lengthMilliseconds > pausableFrom ? run : null);
    return run.stop;
  }, [journey, isActive, placeId, runsAtStart]);
  return { lines, control };
}
