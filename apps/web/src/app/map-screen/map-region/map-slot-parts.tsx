import { useOffered } from '../../../lib/session/use-offered.ts';
import type { MapPart, MapSlot } from '../../../lib/manifest/map-part.ts';

interface MapSlotPartsProps {
  readonly slot: MapSlot;
  /** The parts of all slots. */
  readonly parts: readonly MapPart[];
}

/** The parts of a slot of the map, filtered by the audience. */
export function MapSlotParts({ slot, parts }: MapSlotPartsProps) {
  return useOffered(parts)
    .filter((part) => part.slot === slot)
    .map(({ id, Part }) => <Part key={id} />);
}
