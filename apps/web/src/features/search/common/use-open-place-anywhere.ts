import { useCallback } from 'react';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/**
 * Returns a function that opens a stop, optionally on a day, from a dialog over any page. If a map is shown, its view and
 * layer are kept. The heading of the stop is focused.
 */
export function useOpenPlaceAnywhere(): (placeId: number, day?: string) => void {
  const openPlace = useOpenPlace();
  return useCallback(
    (placeId, day) => {
      (mapCommandStore.getState().map?.openPlace ?? openPlace)(placeId, day === undefined ? {} : { day });
      // A closing dialog restores the previous focus first.
      requestAnimationFrame(() => focusHeading());
    },
    [openPlace],
  );
}
