import type { HeightBody, HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a height. */
export type HeightField = keyof HeightBody;

/** The height that is being edited. */
export const heightDraft = createDraftStore<HeightRevision, HeightField>({
  entity: 'height',
  readId: ({ height_id }) => height_id,
});
