import { useState } from 'react';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useOptions } from '../../../lib/options/options-store.ts';

const QuickEdit = lazyOptional<PlaceSectionProps & { readonly isSwitchedOn: boolean }>(
  async () => (await import('./quick-edit.tsx')).QuickEdit,
);

/** The quick edit of a stop, for editors who have switched it on. It is scrolled into view if that happens while the stop is open. */
export function QuickEditSlot({ view }: PlaceSectionProps) {
  const isOn = useOptions((options) => options.editorPlaceQuickEdit);
  const [wasOn, setWasOn] = useState(isOn);
  if (!isOn && wasOn) setWasOn(false);
  return isOn ? <QuickEdit view={view} isSwitchedOn={!wasOn} /> : null;
}
