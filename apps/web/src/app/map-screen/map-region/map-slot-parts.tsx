import { useOffered } from '../../../lib/session/use-offered.ts';
import { phoneQuery, useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import type { MapPart, MapSlot } from '../../../lib/manifest/map-part.ts';

interface MapSlotPartsProps {
  readonly slot: MapSlot;
  /** The parts of all slots. */
  readonly parts: readonly MapPart[];
}

/** The parts of a slot of the map, filtered by the audience and the screen. */
export function MapSlotParts({ slot, parts }: MapSlotPartsProps) {
  const isPhone = useMediaQuery(phoneQuery);
  return useOffered(parts)
    .filter((part) => part.slot === slot && !(isPhone && part.isOmittedOnPhones))
    .map(({ id, Part }) => <Part key={id} />);
}
