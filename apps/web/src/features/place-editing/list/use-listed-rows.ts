import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { isFiltered, type PlaceFilter } from '@cae-map/expedition/editing/place-filter';
import { useMemo } from 'react';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useFoundIds } from '../../../ui/workbench/list/use-found-ids.ts';
import { placeList } from './list-store.ts';
import { sortPlaces } from './model/sort-places.ts';

/** The places that the server finds, sorted, and the state of the search. */
export function useListedRows(places: readonly PlaceRevision[]) {
  const { language } = useLanguage();
  const client = useRequiredClient();
  const filter = placeList.use((state) => state.filter);
  const order = placeList.use((state) => state.order);
  const sorted = useMemo(() => sortPlaces(places, order, language), [places, order, language]);
  const found = useFoundIds({
    filter,
    isFiltered,
    queryOf: (settled) => callQuery(client, 'searchPlacesForEditors', toParameters(settled)),
  });
  const { ids } = found;
  const rows = useMemo(
    () => (ids === null ? sorted : sorted.filter(({ place_id }) => ids.has(place_id))),
    [sorted, ids],
  );
  return { ...found, rows };
}

function toParameters({ text, section, accuracy, gap, timeField, recent }: PlaceFilter) {
  return {
    q: text.trim(),
    time_field: timeField,
    ...(section === null ? {} : { section }),
    ...(accuracy === null ? {} : { accuracy }),
    ...(gap === null ? {} : { gap }),
    ...(recent === null ? {} : { recent }),
  };
}
