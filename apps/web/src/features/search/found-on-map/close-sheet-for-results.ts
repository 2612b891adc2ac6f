import { closedTabCode } from '@cae-map/expedition/hash';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { consumeStep, useFoundOnMap } from '../../../lib/found-on-map/found-on-map-store.ts';

/**
 * Closes the sheet once when results are shown on the map, since it shows another stop. A stop that is opened afterwards
 * opens the sheet again.
 */
export function CloseSheetForResults(): null {
  const found = useFoundOnMap();
  const [, openTab] = useTab();
  const closeSheet = useEffectEvent(() => {
    if (consumeStep('sheet')) openTab(closedTabCode);
  });
  useLayoutEffect(() => {
    if (found !== null) closeSheet();
  }, [found]);
  return null;
}
