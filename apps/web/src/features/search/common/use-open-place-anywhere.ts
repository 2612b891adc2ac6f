import { useCallback } from 'react';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/**
 * Returns a function that opens a stop, optionally on a day or at a picture, from a dialog over any page. If a map is shown, its
 * view and layer are kept. The heading of the stop is focused, or the picture by its section.
 */
export function useOpenPlaceAnywhere(): (
  placeId: number,
  detail?: { readonly day?: string; readonly imageId?: number },
) => void {
  const openPlace = useOpenPlace();
  return useCallback(
    (placeId, { day, imageId } = {}) => {
      (mapCommandStore.getState().map?.openPlace ?? openPlace)(placeId, {
        ...(day === undefined ? {} : { day }),
        ...(imageId === undefined ? {} : { imageId }),
      });
      // A closing dialog restores the previous focus first.
      if (imageId === undefined) requestAnimationFrame(() => focusHeading());
    },
    [openPlace],
  );
}
