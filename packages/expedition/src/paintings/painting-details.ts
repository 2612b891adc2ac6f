import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chooseText, type TextInLanguage } from '../texts/titles.ts';

/** What the owner of a painting states about it, besides its title, its year and the collection. Null for what is unknown. */
export interface PaintingDetails {
  readonly technique: TextInLanguage | null;
  readonly series: TextInLanguage | null;
  /** Height and width, such as `65.7 × 97.9 cm`. */
  readonly size: string | null;
  readonly inventoryNumber: string | null;
}

type Described = Pick<
  ImageRecord,
  'technique_ru' | 'technique_en' | 'series_ru' | 'series_en' | 'height_cm' | 'width_cm' | 'inventory_number'
>;

/** Returns the details of a painting in a language; texts fall back to the other one. */
export function paintingDetails(painting: Described, language: ContentLanguage): PaintingDetails {
  const number = painting.inventory_number.trim();
  return {
    technique: textOrNull({ ru: painting.technique_ru, en: painting.technique_en }, language),
    series: textOrNull({ ru: painting.series_ru, en: painting.series_en }, language),
    size: formatSize(painting, language),
    inventoryNumber: number === '' ? null : number,
  };
}

/** The unit of the sides in each language. */
const centimetres: Readonly<Record<ContentLanguage, string>> = { ru: 'см', en: 'cm' };

/** Formats the height and the width of a painting in centimetres with the decimal mark of the language; null if either is unknown. */
export function formatSize(
  { height_cm: height, width_cm: width }: Pick<ImageRecord, 'height_cm' | 'width_cm'>,
  language: ContentLanguage,
): string | null {
  if (height === null || width === null) return null;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return `${format.format(height)} × ${format.format(width)}\u00a0${centimetres[language]}`;
}

function textOrNull(
  texts: { readonly ru: string; readonly en: string },
  language: ContentLanguage,
): TextInLanguage | null {
  const chosen = chooseText({ ru: texts.ru.trim(), en: texts.en.trim() }, language);
  return chosen.text === '' ? null : chosen;
}
