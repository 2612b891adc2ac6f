import type { PageBody, PageRevision } from '@cae-map/contract/entities/shipped/page-editing';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';

/** The name of an editable field of a page. */
export type PageField = keyof PageBody;

/** The page that is being edited. */
export const pageDraft = createDraftStore<PageRevision, PageField>({
  entity: 'page',
  readId: ({ page_id }) => page_id,
});
