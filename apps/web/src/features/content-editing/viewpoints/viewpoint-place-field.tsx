import type { ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceField } from '../kind/place-field.tsx';
import { viewpointDraft } from './viewpoint-draft.ts';

/** The place in the centre of a stop of the flight. */
export function ViewpointPlaceField(props: SlotProps<ViewpointRevision>) {
  return <PlaceField {...props} onChange={(placeId) => viewpointDraft.edit({ place_id: placeId })} />;
}
