import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageLibrary } from './library-store.ts';
import { createImageCondition, createSearchTexts } from './model/image-filter.ts';
import { sortImages } from './model/sort-images.ts';

/** The images that the library shows, filtered and sorted. Typing does not wait for a list of thousands. */
export function useListedImages(images: readonly ImageRevision[]): readonly ImageRevision[] {
  const { language } = useLanguage();
  const { data: places } = useEditorPlaces();
  const filter = useDeferredValue(imageLibrary.use((state) => state.filter));
  const order = imageLibrary.use((state) => state.order);
  const placeOrder = useMemo(
    () =>
      new Map((places ?? []).toSorted(compareTravelOrder).map(({ place_id }, index) => [place_id, index])),
    [places],
  );
  const texts = useMemo(() => {
    const titles = (places ?? []).map(
      (place) => [place.place_id, `${place.title_ru} ${place.title_en}`] as const,
    );
    return createSearchTexts(images, new Map(titles));
  }, [images, places]);
  const sorted = useMemo(
    () => sortImages(images, order, { language, placeOrder }),
    [images, order, language, placeOrder],
  );
  // The ranges that end today are of whole days; the moment of the first rendering is precise enough.
  const [now] = useState(() => Date.now());
  return useMemo(() => sorted.filter(createImageCondition(filter, texts, now)), [sorted, filter, texts, now]);
}
