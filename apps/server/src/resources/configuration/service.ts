import type { Settings } from '../../settings.ts';
import type { CallsOf } from '../calls.ts';

/** Answers what the operator has chosen; it is the same until the server starts again. */
export function configurationService({
  shownPlaces,
}: Pick<Settings, 'shownPlaces'>): CallsOf<'getConfiguration'> {
  return {
    getConfiguration: () => Promise.resolve({ shown_place_ids: [...shownPlaces] }),
  };
}
