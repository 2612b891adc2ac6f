import type { VisitedOn } from '@cae-map/contract/enumerations';

/** The sections that a visitor sees; the Manchurian expedition is shown to researchers. */
export const visibleSections: readonly VisitedOn[] = ['precae', 'indiancae', 'cae', 'other'];
