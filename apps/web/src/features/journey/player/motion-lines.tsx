import type { Position } from '@cae-map/expedition/route/geography';
import type { Journey, JourneyLeg } from '@cae-map/expedition/journey/journey';
import { routeProgress } from '@cae-map/expedition/journey/position/progress';
import { useEffect, useMemo, useRef, useState } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { throttle } from '../../../lib/timing/throttle.ts';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../../map/map-context.tsx';
import { motionOverlay } from './motion-overlay.ts';
import { motionRun } from './motion-run.ts';

type Lines = readonly (readonly Position[])[];
const none: Lines = [];

/** How often the map is told of the head of a line, in milliseconds: each time it has a line laid out again. */
const tellingMilliseconds = 80;

/**
 * The lines that move: while one journeys along the present leg, otherwise once along the way to a stop that is opened, and
 * along the whole route when the map opens, if that is wished. Nothing under reduced motion but the leg as far as it is.
 */
export function MotionLines({ journey }: { readonly journey: Journey }) {
  const isOn = useOptions(({ animation, showPath }) => animation && showPath);
  return isOn ? <Lines journey={journey} /> : null;
}

function Lines({ journey }: { readonly journey: Journey }) {
  const isActive = useJourney((state) => state.isActive);
  const behind = useLineBehind(journey, isActive);
  const run = useRunLines(journey, isActive);
  const lines = isActive ? behind : run;
  useMapOverlay(useMemo(() => (lines.length > 0 ? motionOverlay(lines) : null), [lines]));
  return null;
}

/** The present leg as far as they have come. */
function useLineBehind(journey: Journey, isActive: boolean): Lines {
  const [lines, setLines] = useState(none);
  useEffect(() => {
    if (!isActive) return undefined;
    const telling = throttle(() => {
      const { current } = routeProgress(journey, journeyStore.getState().moment);
      setLines(current === null ? none : [current.behind]);
    }, tellingMilliseconds);
    telling.runNow();
    const unsubscribe = journeyStore.subscribe((state, before) => {
      if (state.moment !== before.moment) telling.schedule();
    });
    return () => {
      telling.cancel();
      unsubscribe();
    };
  }, [journey, isActive]);
  return lines;
}

/** Lines that run by themselves while nobody journeys. */
function useRunLines(journey: Journey, isActive: boolean): Lines {
  const [lines, setLines] = useState(none);
  const placeId = useSelectedPlaceId();
  const startsItself = useOptions(({ motionStart }) => motionStart);
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = placeId;
    if (isActive || before === placeId || reducesMotion()) return undefined;
    const leg = journey.stopsByPlace.get(placeId)?.leg;
    const toPlace = leg ? [leg] : [];
    return play(before === null ? (startsItself ? journey.legs : []) : toPlace, setLines);
  }, [journey, isActive, placeId, startsItself]);
  return lines;
}

/** Runs lines along legs, then takes them away; returns what ends it at once. */
function play(legs: readonly JourneyLeg[], show: (lines: Lines) => void): () => void {
  if (legs.length === 0) return () => show(none);
  const run = motionRun(legs);
  const start = performance.now();
  const timer = setInterval(() => {
    const time = performance.now() - start;
    if (time < run.lengthMilliseconds) show(run.linesAt(time));
    else end();
  }, tellingMilliseconds);
  const end = (): void => {
    clearInterval(timer);
    show(none);
  };
  return end;
}
