import { useCallback } from 'react';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/**
 * Opens a stop, on a day where one is named, from a part that lies above every page: where a map is shown, its view and
 * layer stay. The keyboard goes to the name of the stop.
 */
export function useOpenPlaceAnywhere(): (placeId: number, day?: string) => void {
  const openPlace = useOpenPlace();
  return useCallback(
    (placeId, day) => {
      (mapCommandStore.getState().map?.openPlace ?? openPlace)(placeId, day === undefined ? {} : { day });
      // A dialog that closes gives the keyboard back first.
      requestAnimationFrame(() => focusHeading());
    },
    [openPlace],
  );
}
