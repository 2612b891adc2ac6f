import type { VisitedOn } from '@cae-map/contract/enumerations';
import {
  offeredSections,
  visibleSections,
  type SwitchableSection,
} from '@cae-map/expedition/places/sections';
import { useMemo } from 'react';
import { useIsInAudience } from '../session/use-offered.ts';
import { appOptions, type AppOptions } from './app-options.ts';
import { useOptionGroup } from './define-options.ts';

/** Changes some options and stores them all. */
export const changeOptions = appOptions.change;

/** A value read from the options; on the server and during hydration that of a first visit. */
export function useOptions<Value>(selector: (options: AppOptions) => Value): Value {
  return useOptionGroup(appOptions, selector);
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
