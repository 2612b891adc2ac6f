import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import type { textPlaces, texts } from '../../database/schema.ts';
import { cleanHtmlFields } from '../../lib/clean-html.ts';

type NewText = typeof texts.$inferInsert & { readonly text_id: number };

/** A text row ready for insertion, with its rows of `text_places`. */
export interface WrittenText {
  readonly text: NewText;
  readonly places: (typeof textPlaces.$inferInsert)[];
}

/** Prepares a text of the shipped content for insertion: sanitises its HTML and collects its places. */
export function writtenText(text: NewText): WrittenText {
  const cleaned = cleanHtmlFields('texts', text);
  return { text: cleaned, places: listTextPlaces(cleaned) };
}

/** The rows of the places that the two languages of a text are about, each place once. */
export function listTextPlaces(
  text: Pick<NewText, 'text_id' | 'text_content' | 'text_content_en'>,
): WrittenText['places'] {
  const ids = [text.text_content ?? '', text.text_content_en ?? ''].flatMap(placesAboutText);
  return [...new Set(ids)].map((place_id, index) => ({
    text_id: text.text_id,
    place_id,
    position: index + 1,
  }));
}
