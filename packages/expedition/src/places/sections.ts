import type { VisitedOn } from '@cae-map/contract/enumerations';

/** The sections of the expedition that can be switched, in the order of time. */
export const switchableSections = [
  'precae',
  'indiancae',
  'cae',
  'manchuriaexp',
] as const satisfies VisitedOn[];
export type SwitchableSection = (typeof switchableSections)[number];

/** Which sections are switched on. */
export type SectionSwitches = Readonly<Record<SwitchableSection, boolean>>;

/** The sections that somebody may switch: the Manchurian expedition is for researchers and admins. */
export function offeredSections({
  isResearcher,
}: {
  readonly isResearcher: boolean;
}): readonly SwitchableSection[] {
  return switchableSections.filter((section) => isResearcher || section !== 'manchuriaexp');
}

/**
 * The sections that show: those that are offered and switched on, and the places of no section, which have no switch. For
 * a visitor the Manchurian expedition is off whatever was kept.
 */
export function visibleSections(
  switches: SectionSwitches,
  who: { readonly isResearcher: boolean },
): readonly VisitedOn[] {
  return [...offeredSections(who).filter((section) => switches[section]), 'other'];
}
