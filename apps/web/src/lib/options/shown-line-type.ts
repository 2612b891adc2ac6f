import type { PathGrouping } from '@cae-map/contract/enumerations';

/** What the colours of the route represent: researchers choose it, for all others it is the year. */
export function shownLineType(
  chosen: PathGrouping,
  { isResearcher }: { readonly isResearcher: boolean },
): PathGrouping {
  return isResearcher ? chosen : 'year';
}
