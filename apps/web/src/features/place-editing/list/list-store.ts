import { createListStore } from '../../../lib/lists/list-store.ts';
import { noFilter, type PlaceFilter } from '@cae-map/expedition/editing/place-filter';
import type { PlaceOrder } from './model/sort-places.ts';

/** The state of the list of places. */
export const placeList = createListStore<PlaceFilter, PlaceOrder>(noFilter, 'route');
