import { ApiError } from '@cae-map/contract/api/client';
import type { PlaceRecord, PlaceRevision } from '@cae-map/contract/entities/place';
import type { QueryClient } from '@tanstack/react-query';
import { editorPlacesKey } from '../../../lib/api/editor-places-query.ts';
import { expeditionKey } from '../../../lib/api/expedition-query.ts';
import type { LoadedList } from '../../../lib/api/lists.ts';

const publicListKey = ['list', 'listPlaces'] as const;

/** Replaces or adds a saved place in everything that is loaded. */
export function storeSavedPlace(queryClient: QueryClient, saved: PlaceRevision): Promise<void> {
  return storeSavedPlaces(queryClient, [saved]);
}

/** Replaces or adds saved places in everything that is loaded, so that the map shows them without another request for the lists. */
export async function storeSavedPlaces(
  queryClient: QueryClient,
  saved: readonly PlaceRevision[],
): Promise<void> {
  queryClient.setQueryData<readonly PlaceRevision[]>(editorPlacesKey, (places) =>
    places === undefined ? undefined : replaceOrAdd(places, saved),
  );
  queryClient.setQueryData<LoadedList<'listPlaces'>>(publicListKey, (list) => {
    if (list === undefined) return undefined;
    const records = saved.map((place) => toPublicRecord(place, list.records));
    return { ...list, records: replaceOrAdd(list.records, records) };
  });
  await queryClient.refetchQueries({ queryKey: expeditionKey });
}

/** Stores the current version of a place that a conflict has shown; without effect for other failures. */
export async function storeCurrentPlace(queryClient: QueryClient, error: Error): Promise<void> {
  const record = error instanceof ApiError ? error.versions?.record : undefined;
  // The server presents the record of a conflict as in its other responses.
  if (isPlace(record)) await storeSavedPlace(queryClient, record as PlaceRevision);
}

function isPlace(record: unknown): record is object {
  return typeof record === 'object' && record !== null && 'place_id' in record;
}

/** Removes deleted places from everything that is loaded. */
export async function removeStoredPlaces(
  queryClient: QueryClient,
  placeIds: readonly number[],
): Promise<void> {
  const isKept = ({ place_id }: PlaceRecord): boolean => !placeIds.includes(place_id);
  queryClient.setQueryData<readonly PlaceRevision[]>(editorPlacesKey, (places) => places?.filter(isKept));
  queryClient.setQueryData<LoadedList<'listPlaces'>>(publicListKey, (list) =>
    list === undefined ? undefined : { ...list, records: list.records.filter(isKept) },
  );
  await queryClient.refetchQueries({ queryKey: expeditionKey });
}

function replaceOrAdd<Item extends PlaceRecord>(records: readonly Item[], saved: readonly Item[]): Item[] {
  const byId = new Map(saved.map((place) => [place.place_id, place]));
  const replaced = records.map((record) => byId.get(record.place_id) ?? record);
  const known = new Set(records.map(({ place_id }) => place_id));
  return [...replaced, ...saved.filter(({ place_id }) => !known.has(place_id))];
}

/** Only the fields that the public list has, because a copy of that list is stored in the browser. */
function toPublicRecord(saved: PlaceRevision, records: readonly PlaceRecord[]): PlaceRecord {
  const [example] = records;
  if (example === undefined) return saved;
  const fields = Object.keys(example);
  // The fields of any public record are those of all of them.
  return Object.fromEntries(
    Object.entries(saved).filter(([field]) => fields.includes(field)),
  ) as unknown as PlaceRecord;
}
