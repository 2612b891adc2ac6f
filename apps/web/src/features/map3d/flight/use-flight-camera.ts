import { flightPose, flightStepLength, type FlightStep } from '@cae-map/expedition/flight/flight';
import { useEffect } from 'react';
import type { Scene } from '../../../map/scene/scene.ts';
import { advanceFlight, flightStore, useFlight, type FlightState } from './flight-store.ts';

/** The longest time between two frames that counts, in milliseconds: a tab in the background pauses the flight. */
const maxFrameMilliseconds = 1000;

/** Moves the camera with the flight, and advances the flight in every frame while it plays. */
export function useFlightCamera(scene: Scene | null, steps: readonly FlightStep[]): void {
  useEffect(() => {
    if (scene === null || steps.length === 0) return undefined;
    const show = ({ index, time }: FlightState): void => scene.jumpTo(flightPose(steps, index, time));
    show(flightStore.getState());
    return flightStore.subscribe((state, before) => {
      if (state.index !== before.index || state.time !== before.time) show(state);
    });
  }, [scene, steps]);

  const isPlaying = useFlight((flight) => flight.isPlaying) && scene !== null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const lengths = steps.map(flightStepLength);
    let last = performance.now();
    let request = requestAnimationFrame(frame);
    function frame(): void {
      const now = performance.now();
      const passed = Math.min(now - last, maxFrameMilliseconds);
      last = now;
      advanceFlight(passed, lengths);
      if (flightStore.getState().isPlaying) request = requestAnimationFrame(frame);
    }
    return () => cancelAnimationFrame(request);
  }, [isPlaying, steps]);
}
