import { useEffect } from 'react';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { mapCommandStore } from '../../lib/commands/map-command-store.ts';
import { useOpenPlace } from '../../ui/links/use-open-place.ts';

/** Provides the open stop and its neighbours to the commands while the map is mounted. */
export function useMapCommands(placeId: number, view: PlaceView | null): void {
  const openPlace = useOpenPlace();
  const expedition = useExpedition();
  const previousId = view?.previous?.id ?? null;
  const nextId = view?.next?.id ?? null;
  useEffect(() => {
    mapCommandStore.setState({ map: { placeId, previousId, nextId, expedition, openPlace } });
    return () => mapCommandStore.setState({ map: null });
  }, [placeId, previousId, nextId, expedition, openPlace]);
}
