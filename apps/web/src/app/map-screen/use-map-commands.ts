import { useEffect } from 'react';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { mapCommandStore } from '../../lib/commands/map-command-store.ts';
import { useOpenPlace } from '../../ui/links/use-open-place.ts';

/** Provides the open stop and its neighbours to the commands while the map is mounted. */
export function useMapCommands(placeId: number, view: PlaceView | null): void {
  const openPlace = useOpenPlace();
  const previousId = view?.previous?.id ?? null;
  const nextId = view?.next?.id ?? null;
  useEffect(() => {
    mapCommandStore.setState({ map: { placeId, previousId, nextId, openPlace } });
    return () => mapCommandStore.setState({ map: null });
  }, [placeId, previousId, nextId, openPlace]);
}
