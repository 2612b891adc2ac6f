import type { VisitedOn } from '@cae-map/contract/enumerations';

/** The sections of the expedition that can be toggled, in chronological order. */
export const switchableSections = [
  'precae',
  'indiancae',
  'cae',
  'manchuriaexp',
] as const satisfies VisitedOn[];
export type SwitchableSection = (typeof switchableSections)[number];

/** Which sections are enabled. */
export type SectionSwitches = Readonly<Record<SwitchableSection, boolean>>;

/** The sections that a visitor can toggle: the Manchurian expedition only for researchers and admins. */
export function offeredSections({
  isResearcher,
}: {
  readonly isResearcher: boolean;
}): readonly SwitchableSection[] {
  return switchableSections.filter((section) => isResearcher || section !== 'manchuriaexp');
}

/**
 * The visible sections: those that are available to the visitor and enabled, and `other`, which cannot be toggled. The
 * Manchurian expedition is hidden from ordinary visitors even when a stored option enables it.
 */
export function visibleSections(
  switches: SectionSwitches,
  who: { readonly isResearcher: boolean },
): readonly VisitedOn[] {
  return [...offeredSections(who).filter((section) => switches[section]), 'other'];
}
