import { useEffect, useEffectEvent, useRef } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useCountUsage } from '../../lib/telemetry/use-count-usage.ts';

/** Counts each opened stop, where the usage is counted. */
export function CountOpeningsPart() {
  const expedition = useExpedition();
  const placeId = useSelectedPlaceId();
  const countUsage = useCountUsage();
  const isLoaded = expedition !== null;
  // Effects run again after the screen was suspended.
  const countedId = useRef(0);
  const count = useEffectEvent((id: number) => {
    if (countedId.current === id) return;
    countedId.current = id;
    const place = expedition?.byId.get(id);
    if (place) countUsage('placeOpen', place.record);
  });
  useEffect(() => {
    if (isLoaded) count(placeId);
  }, [isLoaded, placeId]);
  return null;
}
