import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { MapPin } from '../../../map/map-overlay.ts';
import { staySigns } from './stay-signs.ts';

/** The pin of the open stop with the sign of its stay; none for a stop whose position nobody knows. */
export function stopPin(expedition: Expedition, placeId: number): MapPin | null {
  const place = expedition.byId.get(placeId);
  if (!place?.position) return null;
  const [latitude, longitude] = place.position;
  return { position: { latitude, longitude }, signPath: staySigns[place.markerIcon] };
}
