import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { Draft } from '../../../lib/editing/draft.ts';
import type { ImageField } from '../records/image-fields.ts';

/** An unsaved state of an image. */
export type ImageDraft = Draft<ImageRevision, ImageField>;

/** The image that is being edited, which the form and the map share. */
export const imageDraft = createDraftStore<ImageRevision, ImageField>({
  entity: 'image',
  readId: ({ image_id }) => image_id,
});
