import type { Place } from '@cae-map/expedition/to-expedition';
import { useEffect, useState } from 'react';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { useMapCamera } from '../../map/map-context.tsx';

const none: ReadonlySet<number> = new Set();

/** Returns the ids of the stops in the free area of the map after its last movement. */
export function useStopsInView(stops: readonly Place[]): ReadonlySet<number> {
  const camera = useMapCamera();
  const [inView, setInView] = useState(none);
  useEffect(() => {
    if (camera === null) return undefined;
    const update = (): void => {
      const found = stops.filter(
        ({ position }) =>
          position !== null && camera.isInFreeArea({ latitude: position[0], longitude: position[1] }),
      );
      setInView(new Set(found.map(({ id }) => id)));
    };
    update();
    return cameraStore.subscribe(({ isMoving }) => {
      if (!isMoving) update();
    });
  }, [camera, stops]);
  return inView;
}
