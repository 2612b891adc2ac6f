import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';

/** Announces an opened stop to screen readers, but not the first stop of the page. */
export function OpenedStop({ view }: { readonly view: PlaceView | null }) {
  const { language } = useLanguage();
  const [first, setFirst] = useState<number | null>(null);
  const place = view?.place ?? null;
  if (first === null && place !== null) setFirst(place.place_id);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && first !== null && place !== null && place.place_id !== first) setHasLeft(true);
  const texts = place === null ? [] : [getTitle(place, language), formatDateRange(place, language)];
  return (
    <p role="status" className="visually-hidden">
      {hasLeft && texts.filter(Boolean).join(', ')}
    </p>
  );
}
