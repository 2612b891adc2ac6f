import type { PlaceRecordForEditors, PlaceRevision } from '@cae-map/contract/entities/place';
import { createDraftStore } from '../../../../lib/editing/create-draft-store.ts';
import type { Draft } from '../../../../lib/editing/draft.ts';

/** The fields of a place that an editor changes. */
export type EditedField = Exclude<keyof PlaceRecordForEditors, 'place_id' | 'imgcount'>;

/** An unsaved state of a place. */
export type PlaceDraft = Draft<PlaceRevision, EditedField>;

/** The place that is being edited. */
export const placeDraft = createDraftStore<PlaceRevision, EditedField>({
  entity: 'place',
  readId: ({ place_id }) => place_id,
});
