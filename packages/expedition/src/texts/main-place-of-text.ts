import type { TextRecord } from '@cae-map/contract/entities/book';
import { exactDateFormat } from '../dates/stays.ts';
import type { Expedition } from '../expedition.ts';
import type { Place } from '../places/place.ts';
import { markedContent, placesAboutText } from './text-places.ts';

type DatedText = Pick<TextRecord, 'text_content' | 'text_content_en' | 'text_date' | 'date_format'>;

/**
 * Finds the main place of a text that is about several: the stop of its first day, or the first visible one that it names.
 * Null if it names no place of the expedition.
 */
export function mainPlaceOfText(expedition: Expedition, text: DatedText): Place | null {
  const places = placesAboutText(markedContent(text)).flatMap((id) => expedition.byId.get(id) ?? []);
  const visible = places.filter(({ record }) => record.minzoom > 0);
  const candidates = visible.length > 0 ? visible : places;
  const day = text.date_format === exactDateFormat ? text.text_date : null;
  return candidates.find((place) => day !== null && isStayOn(place, day)) ?? candidates[0] ?? null;
}

function isStayOn({ record: { date, enddate, date_format, ispathpart } }: Place, day: string): boolean {
  if (!ispathpart || date === null || date_format !== exactDateFormat) return false;
  return date <= day && day <= (enddate ?? date);
}
