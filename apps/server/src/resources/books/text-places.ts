import { placesAboutText } from '@cae-map/expedition/text-places';
import type { texts, textPlaces } from '../../database/schema.ts';

type WrittenText = Pick<typeof texts.$inferInsert, 'text_id' | 'text_content' | 'text_content_en'>;

/** The rows of `text_places` for a text as it is written: the places its two languages are about, each once. */
export function textPlaceRecords(text: WrittenText): (typeof textPlaces.$inferInsert)[] {
  const { text_id: textId } = text;
  if (textId === undefined) return [];
  const places = [text.text_content, text.text_content_en].flatMap((html) => placesAboutText(html ?? ''));
  return [...new Set(places)].map((place_id, index) => ({ text_id: textId, place_id, position: index + 1 }));
}
