import type { HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceField } from '../kind/place-field.tsx';
import { heightDraft } from './height-draft.ts';

/** The stop whose height it is. */
export function HeightPlaceField(props: SlotProps<HeightRevision>) {
  return <PlaceField {...props} onChange={(placeId) => heightDraft.edit({ place_id: placeId })} />;
}
