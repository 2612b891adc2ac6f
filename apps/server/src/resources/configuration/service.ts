import type { Settings } from '../../settings.ts';
import type { CallHandlers } from '../calls.ts';

/** Returns the operator's settings; they are constant for the life of the process. */
export function configurationService({
  shownPlaces,
}: Pick<Settings, 'shownPlaces'>): CallHandlers<'getConfiguration'> {
  return {
    getConfiguration: () => Promise.resolve({ shown_place_ids: [...shownPlaces] }),
  };
}
