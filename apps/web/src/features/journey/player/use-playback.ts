import { clampMoment } from '@cae-map/expedition/journey/moment';
import { advance } from '@cae-map/expedition/journey/player/playback';
import { stepByStop } from '@cae-map/expedition/journey/days/steps';
import { useEffect } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { endRouteHighlight } from '../../../lib/selection/route-highlight.ts';
import type { JourneyModel } from '../model/journey-model.ts';
import { journeyOptions } from '../model/journey-options.ts';

/** The duration of each stop with reduced motion, in milliseconds at speed 1. */
const stopMilliseconds = 1500;

/** Moves the journey during the playback: in every frame, or from stop to stop with reduced motion. */
export function usePlayback(model: JourneyModel): void {
  const isPlaying = useJourney((state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    endRouteHighlight();
    restartAtEnd(model);
    return reducesMotion() ? playInJumps(model) : playFrames(model);
  }, [model, isPlaying]);
}

/** Restarts a journey that is at its end. */
function restartAtEnd({ journey }: JourneyModel): void {
  if (journeyStore.getState().moment >= journey.end) journeyStore.setState({ moment: journey.start });
}

function playFrames({ journey, clock }: JourneyModel): () => void {
  let last = performance.now();
  let request = requestAnimationFrame(frame);
  function frame(): void {
    const now = performance.now();
    const { moment } = journeyStore.getState();
    const { speed } = journeyOptions.store.getState();
    moveTo(advance(clock, clampMoment(journey, moment), now - last, speed), journey.end);
    last = now;
    if (journeyStore.getState().isPlaying) request = requestAnimationFrame(frame);
  }
  return () => cancelAnimationFrame(request);
}

function playInJumps({ journey }: JourneyModel): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      moveTo(stepByStop(journey, journeyStore.getState().moment, 1), journey.end);
      if (journeyStore.getState().isPlaying) wait();
    }, stopMilliseconds / journeyOptions.store.getState().speed);
  };
  wait();
  return () => clearTimeout(timer);
}

function moveTo(moment: number, end: number): void {
  journeyStore.setState(
    moment >= end ? { moment: end, isPlaying: false, mover: 'bar' } : { moment, mover: 'bar' },
  );
}
