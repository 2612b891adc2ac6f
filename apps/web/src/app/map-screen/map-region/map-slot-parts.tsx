import { useOffered } from '../../../lib/session/use-offered.ts';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { hiddenControls } from '../../../lib/map-controls/hidden-controls.ts';
import type { MapPart, MapSlot } from '../../../lib/manifest/map-part.ts';

interface MapSlotPartsProps {
  readonly slot: MapSlot;
  /** The parts of all slots. */
  readonly parts: readonly MapPart[];
}

/** The parts of a slot of the map, filtered by the audience and the screen. */
export function MapSlotParts({ slot, parts }: MapSlotPartsProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const isHidden = hiddenControls.useIsOn();
  return useOffered(parts)
    .filter((part) => part.slot === slot && !(isPhone && part.isOmittedOnPhones))
    .filter((part) => !(isHidden && part.isHiddenWithControls))
    .map(({ id, Part }) => <Part key={id} />);
}
