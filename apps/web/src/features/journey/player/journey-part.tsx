import { useEffect, useState } from 'react';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useMapCamera } from '../../../map/map-context.tsx';

const JourneyPlayer = lazyOptional(async () => (await import('./journey-player.tsx')).JourneyPlayer);

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
  return <JourneyPlayer camera={camera} />;
}
