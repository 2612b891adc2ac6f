import { Suspense, lazy, useEffect, useState } from 'react';
import { logWarning } from '../../lib/log.ts';
import { useMapCamera } from '../../map/map-context.tsx';

const JourneyPlayer = lazy(async () => {
  try {
    return { default: (await import('./journey-player.tsx')).JourneyPlayer };
  } catch {
    logWarning('the journey player did not load: the map goes on without it');
    return { default: () => null };
  }
});

/** A map whose tiles do not come is never drawn to the end: the player does not wait for it any longer. */
const longestWaitMilliseconds = 8000;

/** The journey player. It is loaded when the map has been drawn, and nothing waits for it. */
export function JourneyPart() {
  const camera = useMapCamera();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (camera === null) return undefined;
    const load = (): void => setDrawn(true);
    const endWaiting = camera.onceDrawn(load);
    const timer = setTimeout(load, longestWaitMilliseconds);
    return () => {
      endWaiting();
      clearTimeout(timer);
    };
  }, [camera]);
  if (camera === null || !isDrawn) return null;
  return (
    <Suspense fallback={null}>
      <JourneyPlayer camera={camera} />
    </Suspense>
  );
}
