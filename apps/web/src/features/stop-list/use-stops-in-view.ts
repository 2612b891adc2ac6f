import type { Place } from '@cae-map/expedition/to-expedition';
import { useEffect, useState } from 'react';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { useMapCamera } from '../../map/map-context.tsx';

const none: ReadonlySet<number> = new Set();

/** Ids of the stops in the free area of the map, as it was when it last came to rest. */
export function useStopsInView(stops: readonly Place[]): ReadonlySet<number> {
  const camera = useMapCamera();
  const [inView, setInView] = useState(none);
  useEffect(() => {
    if (camera === null) return undefined;
    const look = (): void => {
      const found = stops.filter(
        ({ position }) =>
          position !== null && camera.isInFreeArea({ latitude: position[0], longitude: position[1] }),
      );
      setInView(new Set(found.map(({ id }) => id)));
    };
    look();
    return cameraStore.subscribe(({ isMoving }) => {
      if (!isMoving) look();
    });
  }, [camera, stops]);
  return inView;
}
