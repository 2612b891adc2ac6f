import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { embeddedPlaceViewQuery } from '../../lib/place-view/place-view-query.ts';

/** The open stop, as far as the map draws it. */
export interface OpenStop {
  readonly record: PlaceRecord;
  readonly markerIcon: MarkerIcon;
}

/** The open stop, from the loaded lists or embedded in the page; null if there is none, or it is not known yet. */
export function useOpenStop(expedition: Expedition | null, placeId: number): OpenStop | null {
  const { data: embedded } = useQuery(embeddedPlaceViewQuery(placeId));
  return useMemo(() => {
    if (expedition !== null) return expedition.byId.get(placeId) ?? null;
    const view = embedded?.view ?? null;
    return view && { record: view.place, markerIcon: view.markerIcon };
  }, [expedition, placeId, embedded]);
}
