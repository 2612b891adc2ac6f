import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useOptions } from '../../../lib/options/options-store.ts';

const QuickEdit = lazyOptional<PlaceSectionProps>(async () => (await import('./quick-edit.tsx')).QuickEdit);

/** The quick edit of a stop, for editors who have switched it on. */
export function QuickEditSlot({ view }: PlaceSectionProps) {
  return useOptions((options) => options.editorPlaceQuickEdit) ? <QuickEdit view={view} /> : null;
}
