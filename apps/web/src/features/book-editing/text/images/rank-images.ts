import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { daysBetween } from '@cae-map/expedition/dates/calendar';
import { isShown } from '@cae-map/expedition/places/images';
import { fold } from '@cae-map/expedition/search/words/fold';
import { markedContent, placesAboutText, placesMentionedInText } from '@cae-map/expedition/texts/text-places';

type TitledPlace = Pick<PlaceRecord, 'place_id' | 'title_ru' | 'title_en' | 'date'>;

/** The kinds of images that readers see beside a text. */
const kinds: readonly string[] = ['histexpphoto', 'painting'];

/**
 * The images that a text can name and that match what is typed, by their titles and those of their places: images of the places of the text
 * first, then the nearest in time.
 */
export function rankImages(
  text: Pick<TextRecord, 'text_content' | 'text_content_en' | 'text_date'>,
  images: readonly ImageRecord[],
  places: readonly TitledPlace[],
  typed: string,
): ImageRecord[] {
  const words = fold(typed).split(' ').filter(Boolean);
  const byId = new Map(places.map((place) => [place.place_id, place]));
  const html = markedContent(text);
  const ofText = new Set([...placesAboutText(html), ...placesMentionedInText(html)]);
  const rated = images
    .filter((image) => kinds.includes(image.image_type) && isShown(image, false))
    .flatMap((image) => {
      const place = image.place_id === null ? undefined : byId.get(image.place_id);
      const titles = [image.title_ru, image.title_en, place?.title_ru, place?.title_en];
      const searched = fold(titles.filter(Boolean).join(' '));
      if (!words.every((word) => searched.includes(word))) return [];
      const isOfText = image.place_id !== null && ofText.has(image.place_id);
      return [{ image, days: isOfText ? -1 : distance(place?.date ?? null, text.text_date) }];
    });
  return rated.toSorted((one, other) => one.days - other.days).map(({ image }) => image);
}

function distance(one: string | null, other: string | null): number {
  const days = one === null || other === null ? Number.NaN : Math.abs(daysBetween(one, other));
  return Number.isNaN(days) ? Number.MAX_SAFE_INTEGER : days;
}
