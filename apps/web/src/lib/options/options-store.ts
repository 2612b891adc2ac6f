import type { VisitedOn } from '@cae-map/contract/enumerations';
import {
  offeredSections,
  visibleSections,
  type SwitchableSection,
} from '@cae-map/expedition/places/sections';
import { useMemo } from 'react';
import { isInAudience } from '../session/audience.ts';
import { sessionStore } from '../session/session.ts';
import { useIsInAudience } from '../session/use-offered.ts';
import { appOptions, type AppOptions } from './app-options.ts';
import { useOptionGroup } from './use-option-group.ts';

/** Changes some options and stores all of them. */
export const changeOptions = appOptions.change;

/** Selects a value of the options; on the server and during hydration the options have their initial values. */
export function useOptions<Value>(selector: (options: AppOptions) => Value): Value {
  return useOptionGroup(appOptions, selector);
}

/** The sections of the expedition that the visitor can show or hide. */
export function useOfferedSections(): readonly SwitchableSection[] {
  return offeredSections({ isResearcher: useIsInAudience('researchers') });
}

/** The sections that the visitor can currently show or hide, for commands. */
export function readOfferedSections(): readonly SwitchableSection[] {
  return offeredSections({ isResearcher: isInAudience('researchers', sessionStore.getState()) });
}

/** The visible sections of the expedition. */
export function useVisibleSections(): readonly VisitedOn[] {
  const switches = useOptions((options) => options.showExp);
  const isResearcher = useIsInAudience('researchers');
  return useMemo(() => visibleSections(switches, { isResearcher }), [switches, isResearcher]);
}
