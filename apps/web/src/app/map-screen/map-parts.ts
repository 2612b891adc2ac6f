import { baseLayersParts } from '../../features/base-layers/map-parts.ts';
import { fullscreenParts } from '../../features/fullscreen/map-parts.ts';
import { galleryParts } from '../../features/gallery/map-parts.ts';
import { hotkeysParts } from '../../features/hotkeys/map-parts.ts';
import { journeyParts } from '../../features/journey/map-parts.ts';
import { routeParts } from '../../features/route/map-parts.ts';
import { searchParts } from '../../features/search/map-parts.ts';
import { settingsParts } from '../../features/settings/map-parts.ts';
import { stopListParts } from '../../features/stop-list/map-parts.ts';
import { stopsParts } from '../../features/stops/map-parts.ts';
import { zoomControlParts } from '../../features/zoom-control/map-parts.ts';
import type { MapPart, MapSlot } from '../../lib/map-part.ts';

/** Every part of the live map, of all features. */
const mapParts: readonly MapPart[] = [
  ...baseLayersParts,
  ...fullscreenParts,
  ...galleryParts,
  ...hotkeysParts,
  ...journeyParts,
  ...routeParts,
  ...searchParts,
  ...settingsParts,
  ...stopListParts,
  ...stopsParts,
  ...zoomControlParts,
].sort((one, other) => one.rank - other.rank);

/** The parts that lie in a slot, in their order. */
export function partsIn(slot: MapSlot): readonly MapPart[] {
  return mapParts.filter((part) => part.slot === slot);
}
