import { sharedReads, type Resource } from '../resource.ts';
import { findFormerRecords, findLastChanges } from './repository.ts';

/** Which records are deleted, and when the others were changed: for the status of pages and the sitemap. */
export const recordStates = {
  name: 'record states',
  create: ({ orm }) => ({
    shared: sharedReads(
      {
        listFormerRecords: () => findFormerRecords(orm),
        listLastChanges: () => findLastChanges(orm),
      },
      {
        listFormerRecords: 'The ids of deleted texts and images, which links may still open',
        listLastChanges: 'The day of the last change of each place, image, chapter and text',
      },
    ),
  }),
} satisfies Resource;
