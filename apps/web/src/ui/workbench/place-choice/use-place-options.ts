import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { fold } from '@cae-map/expedition/search/words/fold';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';

/** A place that can be chosen, with a label that no other one has. */
export interface PlaceOption {
  readonly placeId: number;
  readonly label: string;
  /** What the place is found by, folded for search: the label, the titles in both languages and the modern names. */
  readonly names: readonly string[];
}

/** All places in the order of the route; empty while they are loading. */
export function usePlaceOptions(): readonly PlaceOption[] {
  const { language } = useLanguage();
  const { data: places } = useEditorPlaces();
  return useMemo(() => createPlaceOptions(places ?? [], language), [places, language]);
}

/** Labels places with their titles and the dates that tell apart those of the same title; the id does so without a date. */
export function createPlaceOptions(
  places: readonly PlaceRevision[],
  language: ContentLanguage,
): PlaceOption[] {
  const labels = new Set<string>();
  return places.toSorted(compareTravelOrder).map((place) => {
    const label = [getTitle(place, language), formatDate(place.date, place.date_format, language)]
      .filter(Boolean)
      .join(' · ');
    const unique = labels.has(label) ? `${label} · ${place.place_id}` : label;
    labels.add(unique);
    const titles = [place.title_ru, place.title_en, ...place.title_modern.split(';')];
    return {
      placeId: place.place_id,
      label: unique,
      names: [unique, ...titles].map((name) => fold(name).trim()),
    };
  });
}
