import { useEffectEvent, useLayoutEffect } from 'react';
import { takeStep, useFoundOnMap } from './found-on-map-store.ts';

/**
 * Closes the sheet when found stops are shown on the map: it holds another stop than those. Whoever opens a stop
 * afterwards has its sheet.
 */
export function useRoomForFound(closeSheet: () => void): void {
  const found = useFoundOnMap();
  const makeRoom = useEffectEvent(() => {
    if (takeStep('room')) closeSheet();
  });
  useLayoutEffect(() => {
    if (found !== null) makeRoom();
  }, [found]);
}
