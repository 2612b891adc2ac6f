import type { MapSlot } from '../../lib/map-part.ts';
import { useOffered } from '../../lib/session/use-offered.ts';
import { partsIn } from './map-parts.ts';

/** The parts of a slot that are offered to the visitor. */
export function MapSlotParts({ slot }: { readonly slot: MapSlot }) {
  return useOffered(partsIn(slot)).map(({ id, Part }) => <Part key={id} />);
}
