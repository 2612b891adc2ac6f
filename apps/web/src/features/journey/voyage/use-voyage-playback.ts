import { sceneLength } from '@cae-map/expedition/journey/voyage/voyage';
import { useEffect, useEffectEvent } from 'react';
import type { Chapter } from './chapters.ts';
import { advanceVoyage, useVoyage, voyageStore } from './voyage-store.ts';

/** The longest time between two frames that counts, in milliseconds: a tab in the background pauses the film. */
const maxFrameMilliseconds = 2000;

/** How long the film waits for the map, in milliseconds; without a map the chapters are shown all the same. */
const maxWaitMilliseconds = 8000;

/** Advances the film in every frame while it plays. */
export function useVoyagePlayback(chapters: readonly Chapter[]): void {
  const isPlaying = useVoyage((state) => state.isPlaying);
  const advance = useEffectEvent((passed: number) => advanceVoyage(passed, chapters.map(sceneLength)));
  useEffect(() => {
    if (!isPlaying) return undefined;
    let waited = 0;
    let last = performance.now();
    let request = requestAnimationFrame(frame);
    function frame(): void {
      const now = performance.now();
      const passed = Math.min(now - last, maxFrameMilliseconds);
      last = now;
      if (voyageStore.getState().isOnMap || waited > maxWaitMilliseconds) advance(passed);
      else waited += passed;
      if (voyageStore.getState().isPlaying) request = requestAnimationFrame(frame);
    }
    return () => cancelAnimationFrame(request);
  }, [isPlaying]);
}
