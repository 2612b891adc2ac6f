import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { isFiltered, type ImageFilter } from '@cae-map/expedition/editing/image-filter';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { useMemo } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useFoundIds } from '../../../ui/workbench/list/use-found-ids.ts';
import { imageLibrary } from './library-store.ts';
import { sortImages } from './model/sort-images.ts';

/** The images that the library shows. */
export function useListedImages(images: readonly ImageRevision[]): readonly ImageRevision[] {
  return useLibrarySearch(images).rows;
}

/** The images that the server finds, sorted, and the state of the search. */
export function useLibrarySearch(images: readonly ImageRevision[]) {
  const { language } = useLanguage();
  const client = useRequiredClient();
  const { data: places } = useEditorPlaces();
  const filter = imageLibrary.use((state) => state.filter);
  const order = imageLibrary.use((state) => state.order);
  const placeOrder = useMemo(
    () =>
      new Map((places ?? []).toSorted(compareTravelOrder).map(({ place_id }, index) => [place_id, index])),
    [places],
  );
  const sorted = useMemo(
    () => sortImages(images, order, { language, placeOrder }),
    [images, order, language, placeOrder],
  );
  const found = useFoundIds({
    filter,
    isFiltered,
    queryOf: (settled) => callQuery(client, 'searchImagesForEditors', toParameters(settled)),
  });
  const { ids } = found;
  const rows = useMemo(
    () => (ids === null ? sorted : sorted.filter(({ image_id }) => ids.has(image_id))),
    [sorted, ids],
  );
  return { ...found, rows };
}

function toParameters({ text, placeId, ...choices }: ImageFilter) {
  const { type, kind, placement, gap, enabled, visibility, recent } = choices;
  return {
    q: text.trim(),
    ...(type === null ? {} : { type }),
    ...(kind === null ? {} : { kind }),
    ...(placement === null ? {} : { placement }),
    ...(placeId === null ? {} : { place_id: placeId }),
    ...(gap === null ? {} : { gap }),
    ...(enabled === null ? {} : { enabled }),
    ...(visibility === null ? {} : { visibility }),
    ...(recent === null ? {} : { recent }),
  };
}
