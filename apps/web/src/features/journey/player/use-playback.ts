import { clampMoment } from '@cae-map/expedition/journey/moment';
import { advance } from '@cae-map/expedition/journey/player/playback';
import { stepByStop } from '@cae-map/expedition/journey/days/steps';
import { useEffect } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { endRouteHighlight } from '../../../lib/selection/route-highlight.ts';
import type { JourneyModel } from '../model/journey-model.ts';
import { journeyOptions } from '../model/journey-options.ts';

/** How long each stop stands where nothing may move, in milliseconds at speed 1: long enough to read its name. */
const standingMilliseconds = 1500;

/** Moves the journey while it plays: with every frame, or from stop to stop where nothing may move. */
export function usePlayback(model: JourneyModel): void {
  const isPlaying = useJourney((state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    endRouteHighlight();
    startAgainFromTheEnd(model);
    return reducesMotion() ? playInJumps(model) : playFrames(model);
  }, [model, isPlaying]);
}

/** Who plays at the end wants to see it once more. */
function startAgainFromTheEnd({ journey }: JourneyModel): void {
  if (journeyStore.getState().moment >= journey.end) journeyStore.setState({ moment: journey.start });
}

function playFrames({ journey, clock }: JourneyModel): () => void {
  let last = performance.now();
  let request = requestAnimationFrame(frame);
  function frame(): void {
    const now = performance.now();
    const { moment } = journeyStore.getState();
    const { speed } = journeyOptions.store.getState();
    goOnTo(advance(clock, clampMoment(journey, moment), now - last, speed), journey.end);
    last = now;
    if (journeyStore.getState().isPlaying) request = requestAnimationFrame(frame);
  }
  return () => cancelAnimationFrame(request);
}

function playInJumps({ journey }: JourneyModel): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      goOnTo(stepByStop(journey, journeyStore.getState().moment, 1), journey.end);
      if (journeyStore.getState().isPlaying) wait();
    }, standingMilliseconds / journeyOptions.store.getState().speed);
  };
  wait();
  return () => clearTimeout(timer);
}

function goOnTo(moment: number, end: number): void {
  journeyStore.setState(
    moment >= end ? { moment: end, isPlaying: false, mover: 'bar' } : { moment, mover: 'bar' },
  );
}
