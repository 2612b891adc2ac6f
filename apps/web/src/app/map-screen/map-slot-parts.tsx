import type { MapSlot } from '../../lib/map-part.ts';
import { partsIn } from './map-parts.ts';

/** What the features lay into a slot of the map. */
export function MapSlotParts({ slot }: { readonly slot: MapSlot }) {
  return partsIn(slot).map(({ id, Part }) => <Part key={id} />);
}
