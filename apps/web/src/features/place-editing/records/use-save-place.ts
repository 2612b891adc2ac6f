import type { PlaceBody, PlaceRevision } from '@cae-map/contract/entities/place';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** A place as it is to be saved. */
export interface PlaceSave {
  readonly place: PlaceRevision;
  /** The version that was edited. */
  readonly version: number;
}

/** The fields of a place that are sent; empty dates are null. */
export function toPlaceBody(place: PlaceRevision): PlaceBody {
  const {
    place_id: _id,
    imgcount: _count,
    version: _version,
    created_at: _createdAt,
    updated_at: _at,
    updated_by: _by,
    ...body
  } = place;
  return {
    ...body,
    date: body.date === '' ? null : body.date,
    enddate: body.enddate === '' ? null : body.enddate,
  };
}

/** Adds a place. */
export function useCreatePlace() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: (place: PlaceRevision) => client.call('createPlace', {}, { body: toPlaceBody(place) }),
  });
}

/** Replaces all fields of a place; another version on the server is a conflict. */
export function useSavePlace() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: ({ place, version }: PlaceSave) =>
      client.call('updatePlace', { place_id: place.place_id }, { body: toPlaceBody(place), version }),
  });
}

/** A function that deletes a place, for the undo of its creation. */
export function usePlaceRemoval(): (place: Pick<PlaceRevision, 'place_id' | 'version'>) => Promise<void> {
  const client = useRequiredClient();
  return async ({ place_id, version }) => {
    await client.call('deletePlace', { place_id }, { version });
  };
}
