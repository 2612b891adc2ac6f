import { closedTabCode } from '@cae-map/expedition/hash';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { takeStep, useFoundOnMap } from './found-on-map-store.ts';

/**
 * Closes the sheet once when found stops are shown on the map: it holds another stop than those. A stop that is opened
 * afterwards opens the sheet again.
 */
export function RoomForFound(): null {
  const found = useFoundOnMap();
  const [, openTab] = useTab();
  const makeRoom = useEffectEvent(() => {
    if (takeStep('room')) openTab(closedTabCode);
  });
  useLayoutEffect(() => {
    if (found !== null) makeRoom();
  }, [found]);
  return null;
}
