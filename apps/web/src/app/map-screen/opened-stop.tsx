import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';

/** Says which stop has been opened to those who do not see it; nothing of the one that came with the page. */
export function OpenedStop({ view }: { readonly view: PlaceView | null }) {
  const { language } = useLanguage();
  const [first, setFirst] = useState<number | null>(null);
  const place = view?.place ?? null;
  if (first === null && place !== null) setFirst(place.place_id);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && first !== null && place !== null && place.place_id !== first) setHasLeft(true);
  const words = place === null ? [] : [getTitle(place, language), formatDateRange(place, language)];
  return (
    <p role="status" className="visually-hidden">
      {hasLeft && words.filter(Boolean).join(', ')}
    </p>
  );
}
