import { useEffect, useState } from 'react';
import { maxDrawingMilliseconds } from '../../../lib/loading/first-screen.ts';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useMapCamera } from '../../../map/map-context.tsx';

const JourneyPlayer = lazyOptional(async () => (await import('./journey-player.tsx')).JourneyPlayer);

/** Loads the journey player after the map has been rendered. */
export function JourneyPart() {
  const camera = useMapCamera();
  const [isMapRendered, setMapRendered] = useState(false);
  useEffect(() => {
    if (camera === null) return undefined;
    const load = (): void => setMapRendered(true);
    const removeListener = camera.onceDrawn(load);
    const timer = setTimeout(load, maxDrawingMilliseconds);
    return () => {
      removeListener();
      clearTimeout(timer);
    };
  }, [camera]);
  if (camera === null || !isMapRendered) return null;
  return <JourneyPlayer camera={camera} />;
}
