import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { getTitle, type TextInLanguage } from '@cae-map/expedition/texts/titles';

interface PlaceTitled {
  readonly title_ru: string;
  readonly title_en: string;
}

/** The title of a record that has that of its place; empty for a new record. */
export function readPlaceTitle(
  record: PlaceTitled,
  placeId: number | undefined,
  language: ContentLanguage,
): TextInLanguage {
  const hasTitle = record.title_ru !== '' || record.title_en !== '';
  return { text: hasTitle ? getTitle(record, language) : placeId ? `№ ${placeId}` : '', language };
}

/** Compares records by the Russian titles of their places. */
export function comparePlaceTitles(one: PlaceTitled, other: PlaceTitled): number {
  return one.title_ru.localeCompare(other.title_ru, 'ru');
}
