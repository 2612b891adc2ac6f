import type { CaptionBody, CaptionRevision } from '@cae-map/contract/entities/shipped/caption-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a caption. */
export type CaptionField = keyof CaptionBody;

/** The caption that is being edited. */
export const captionDraft = createDraftStore<CaptionRevision, CaptionField>({
  entity: 'caption',
  readId: ({ caption_id }) => caption_id,
});
