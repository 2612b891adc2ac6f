import { useOffered } from '../../lib/session/use-offered.ts';
import type { PageSlot } from '../../lib/manifest/page-part.ts';
import { useFeatures } from './features-context.ts';

/** The parts of a slot of the page, filtered by the audience. */
export function PageSlotParts({ slot }: { readonly slot: PageSlot }) {
  return useOffered(useFeatures().pageParts)
    .filter((part) => part.slot === slot)
    .map(({ id, Part }) => <Part key={id} />);
}
