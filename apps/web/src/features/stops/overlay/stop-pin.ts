import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { MapPin } from '../../../map/overlays/map-overlay.ts';
import { stayIconPaths } from '../../../ui/icons/stay-icon-paths.ts';

/** Creates the pin of the open stop with the icon of its stay; null if the stop has no position. */
export function stopPin(expedition: Expedition, placeId: number): MapPin | null {
  const place = expedition.byId.get(placeId);
  if (!place?.position) return null;
  const [latitude, longitude] = place.position;
  return { position: { latitude, longitude }, iconPath: stayIconPaths[place.markerIcon] };
}
