import { createListStore } from '../../../lib/lists/list-store.ts';
import { noFilter } from './model/place-filter.ts';
import type { PlaceFilter } from './model/place-filter.ts';
import type { PlaceOrder } from './model/sort-places.ts';

/** The state of the list of places. */
export const placeList = createListStore<PlaceFilter, PlaceOrder>(noFilter, 'route');
