import { pathGroupings, type PathGrouping } from '@cae-map/contract/enumerations';
import { isInAudience } from '../session/audience.ts';
import { sessionStore, type Session } from '../session/session.ts';
import { useIsInAudience } from '../session/use-offered.ts';
import { appOptions } from './app-options.ts';
import { useOptions } from './options-store.ts';
import { shownLineType } from './shown-line-type.ts';

/** The line types that a visitor can choose: all of them for researchers, else only the years. */
export function offeredLineTypes({
  isResearcher,
}: {
  readonly isResearcher: boolean;
}): readonly PathGrouping[] {
  return isResearcher ? pathGroupings : ['year'];
}

/** The line types that the current visitor can choose. */
export function useOfferedLineTypes(): readonly PathGrouping[] {
  return offeredLineTypes({ isResearcher: useIsInAudience('researchers') });
}

/** The same outside of a component. */
export function readOfferedLineTypes(): readonly PathGrouping[] {
  return offeredLineTypes({ isResearcher: isInAudience('researchers', sessionStore.getState()) });
}

/** What the colours of the route represent for the visitor. */
export function useLineType(): PathGrouping {
  const chosen = useOptions((options) => options.pathGroupBy);
  return shownLineType(chosen, { isResearcher: useIsInAudience('researchers') });
}

/**
 * Resets the stored line type of a visitor who is not a researcher to the years, now and whenever the session changes. Call it
 * once at start-up, after the session and the options have been restored.
 */
export function resetLineTypeOfVisitors(): void {
  const reset = (session: Session): void => {
    if (!session.isRestored || isInAudience('researchers', session)) return;
    if (appOptions.store.getState().pathGroupBy !== 'year') appOptions.change({ pathGroupBy: 'year' });
  };
  reset(sessionStore.getState());
  sessionStore.subscribe(reset);
}
