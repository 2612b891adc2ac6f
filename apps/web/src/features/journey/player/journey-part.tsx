import { useEffect, useState } from 'react';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useMapCamera } from '../../../map/map-context.tsx';

const JourneyPlayer = lazyOptional(async () => (await import('./journey-player.tsx')).JourneyPlayer);

/** The player is loaded after this time even if the tiles of the map fail to load. */
const maxWaitMilliseconds = 8000;

/** Loads the journey player after the map has been rendered. */
export function JourneyPart() {
  const camera = useMapCamera();
  const [isMapRendered, setMapRendered] = useState(false);
  useEffect(() => {
    if (camera === null) return undefined;
    const load = (): void => setMapRendered(true);
    const removeListener = camera.onceDrawn(load);
    const timer = setTimeout(load, maxWaitMilliseconds);
    return () => {
      removeListener();
      clearTimeout(timer);
    };
  }, [camera]);
  if (camera === null || !isMapRendered) return null;
  return <JourneyPlayer camera={camera} />;
}
