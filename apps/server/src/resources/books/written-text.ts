import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import type { textPlaces, texts } from '../../database/schema.ts';
import { cleanHtmlFields } from '../../lib/clean-html.ts';

type NewText = typeof texts.$inferInsert & { readonly text_id: number };

/** A text row ready for insertion, with its rows of `text_places`. */
export interface WrittenText {
  readonly text: NewText;
  readonly places: (typeof textPlaces.$inferInsert)[];
}

/**
 * Prepares a text for insertion: sanitises its HTML and collects the places that its two languages are about, each once.
 * Every write of a text calls it.
 */
export function writtenText(text: NewText): WrittenText {
  const cleaned = cleanHtmlFields('texts', text);
  const ids = [cleaned.text_content ?? '', cleaned.text_content_en ?? ''].flatMap(placesAboutText);
  const places = [...new Set(ids)].map((place_id, index) => ({
    text_id: text.text_id,
    place_id,
    position: index + 1,
  }));
  return { text: cleaned, places };
}
