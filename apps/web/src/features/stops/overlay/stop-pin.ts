import { toPosition } from '@cae-map/expedition/route/route';
import type { MapPin } from '../../../map/overlays/map-overlay.ts';
import { stayIconPaths } from '../../../ui/icons/stay-icon-paths.ts';
import type { OpenStop } from '../use-open-stop.ts';

/** Creates the pin of the open stop with the icon of its stay; null if the stop is not known or has no position. */
export function stopPin(stop: OpenStop | null): MapPin | null {
  const position = stop && toPosition(stop.record);
  if (stop === null || position === null) return null;
  const [latitude, longitude] = position;
  return { position: { latitude, longitude }, iconPath: stayIconPaths[stop.markerIcon] };
}
