import { noFilter } from '@cae-map/expedition/editing/image-filter';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { imageLibrary } from './library-store.ts';

/**
 * Limits the library to the images of the place in the query of the URL, in the order in which readers see them and which can be changed,
 * unless it is limited to them already.
 */
export function usePlaceOfUrl(): void {
  const { search } = useLocation();
  useEffect(() => {
    const placeId = Number(new URLSearchParams(search).get('place'));
    if (!Number.isSafeInteger(placeId) || placeId <= 0) return;
    if (imageLibrary.read().filter.placeId === placeId) return;
    imageLibrary.change({ order: 'place' });
    imageLibrary.changeFilter({ ...noFilter, placeId });
  }, [search]);
}
