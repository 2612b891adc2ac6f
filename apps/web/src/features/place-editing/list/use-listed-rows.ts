import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeList } from './list-store.ts';
import { createPlaceCondition } from './model/place-filter.ts';
import { sortPlaces } from './model/sort-places.ts';

/** The places that the list shows, filtered and sorted. */
export function useListedRows(places: readonly PlaceRevision[]): readonly PlaceRevision[] {
  const { language } = useLanguage();
  const filter = placeList.use((state) => state.filter);
  const order = placeList.use((state) => state.order);
  const sorted = useMemo(() => sortPlaces(places, order, language), [places, order, language]);
  // The ranges that end today are of whole days; the moment of the first rendering is precise enough.
  const [now] = useState(() => Date.now());
  return useMemo(() => sorted.filter(createPlaceCondition(filter, now)), [sorted, filter, now]);
}
