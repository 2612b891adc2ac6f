import type { ViewpointBody, ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a stop of the flight. */
export type ViewpointField = keyof ViewpointBody;

/** The stop of the flight that is being edited. */
export const viewpointDraft = createDraftStore<ViewpointRevision, ViewpointField>({
  entity: 'viewpoint',
  readId: ({ viewpoint_id }) => viewpoint_id,
});
