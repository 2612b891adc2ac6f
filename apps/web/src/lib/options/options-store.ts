import type { VisitedOn } from '@cae-map/contract/enumerations';
import { offeredSections, visibleSections, type SwitchableSection } from '@cae-map/expedition/sections';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsInAudience } from '../session/use-offered.ts';
import { writeLocal } from '../storage/local-storage.ts';
import { initialOptions, readOptions, type AppOptions } from './app-options.ts';
import { readKeptOptions } from './kept-options.ts';

/** The options as they are; before they are restored, and on the server, those of a first visit. */
export const optionsStore = createStore<AppOptions>(() => initialOptions);

/** Reads the options that the browser keeps; call it once, in the browser. What cannot be read is told and left out. */
export function restoreOptions(): void {
  const kept = readKeptOptions('appOptions', readOptions);
  if (kept !== null) optionsStore.setState(kept, true);
}

/** Changes some options and keeps them all. */
export function changeOptions(change: Partial<AppOptions>): void {
  optionsStore.setState(change);
  writeLocal('appOptions', JSON.stringify(optionsStore.getState()));
}

/** A value read from the options; while a delivered page is taken over, that of a first visit. */
export function useOptions<Value>(selector: (options: AppOptions) => Value): Value {
  return useStore(optionsStore, selector);
}

/** The sections of the expedition that the visitor may switch. */
export function useOfferedSections(): readonly SwitchableSection[] {
  return offeredSections({ isResearcher: useIsInAudience('researchers') });
}

/** The sections of the expedition that are shown. */
export function useVisibleSections(): readonly VisitedOn[] {
  const switches = useOptions((options) => options.showExp);
  const isResearcher = useIsInAudience('researchers');
  return useMemo(() => visibleSections(switches, { isResearcher }), [switches, isResearcher]);
}
