import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { titleIn, type TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';

/** The title of a picture with its language; a picture without one says so in the language of the page. */
export function pictureTitle(
  image: ImageRecord,
  language: ContentLanguage,
  messages: Catalogue,
): TextInLanguage {
  const title = titleIn(image, language);
  return title.text.trim() === '' ? { text: messages.gallery.untitled, language } : title;
}

/** The author in the reader's language, or in the other; empty when nobody is named. */
export function pictureAuthor(image: ImageRecord, language: ContentLanguage): string {
  return titleIn({ title_ru: image.author_ru, title_en: image.author_en }, language).text.trim();
}

/** When it was made, in words; null when nothing is known. */
function pictureDate(image: ImageRecord, language: ContentLanguage): string | null {
  // The day may have a time behind it.
  const day = image.datetime_original?.slice(0, 10) ?? null;
  const date = formatDate(day, image.date_format, language);
  return date ?? (image.year === null ? null : String(image.year));
}

/**
 * Who made a picture, when, and whose it is. An illustration drawn for this site is credited by its mark alone: the day
 * that it shows is not the day on which it was made.
 */
export function pictureCredits(image: ImageRecord, language: ContentLanguage): string[] {
  if (image.is_illustration) return [];
  const credits = [
    pictureAuthor(image, language),
    pictureDate(image, language) ?? '',
    image.ownership?.trim() ?? '',
  ];
  return credits.filter((credit) => credit !== '');
}
