import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { collectionName } from '@cae-map/expedition/paintings/collection-name';
import { paintingDetails } from '@cae-map/expedition/paintings/painting-details';
import { titleIn, type TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../language/catalogue-ru.ts';

/** Returns the title of a picture with its language, or a placeholder in the language of the page. */
export function pictureTitle(
  image: ImageRecord,
  language: ContentLanguage,
  messages: Catalogue,
): TextInLanguage {
  const title = titleIn(image, language);
  return title.text.trim() === '' ? { text: messages.gallery.untitled, language } : title;
}

/** Returns the author in the language of the page, or in the other one; empty if there is none. */
export function pictureAuthor(image: ImageRecord, language: ContentLanguage): string {
  return titleIn({ title_ru: image.author_ru, title_en: image.author_en }, language).text.trim();
}

/** Formats the date or the year of a picture; null if both are unknown. */
function pictureDate(image: ImageRecord, language: ContentLanguage): string | null {
  // The date may be followed by a time.
  const day = image.datetime_original?.slice(0, 10) ?? null;
  const date = formatDate(day, image.date_format, language);
  return date ?? (image.year === null ? null : String(image.year));
}

/** Whether the rights holder or the licence of a picture is known. */
export function hasRights({
  rights_holder,
  licence,
}: Pick<ImageRecord, 'rights_holder' | 'licence'>): boolean {
  return rights_holder.trim() !== '' || licence.trim() !== '';
}

/** The rights holder and the licence of a picture as one text; empty if both are unknown. */
export function pictureRights(
  { rights_holder, licence }: Pick<ImageRecord, 'rights_holder' | 'licence'>,
  { images: labels }: Pick<Catalogue, 'images'>,
): string {
  const [holder, terms] = [rights_holder.trim(), licence.trim()];
  return [holder && labels.rightsHolder(holder), terms && `${labels.licence} ${terms}`]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * Lists the author, the date, the technique, the size and the owner of a picture. Illustrations drawn for this site have no credits: their date is
 * that of the depicted day, and they are labelled separately.
 */
export function pictureCredits(image: ImageRecord, language: ContentLanguage): string[] {
  if (image.is_illustration) return [];
  const { technique, size } = paintingDetails(image, language);
  const credits = [
    pictureAuthor(image, language),
    pictureDate(image, language) ?? '',
    technique?.text ?? '',
    size ?? '',
    collectionName(image, language)?.text ?? '',
  ];
  return credits.filter((credit) => credit !== '');
}
