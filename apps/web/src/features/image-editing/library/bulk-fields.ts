import { imageTypes, visibilityLevels, type ImageType } from '@cae-map/contract/enumerations';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageEdit } from '../records/use-image-writes.ts';

/** The entry that shifts the dates of each image instead of giving all the same value. */
export const shiftedDates = 'shifted_dates';

/** The fields that several images get at once, in the order of the menu. */
export const bulkFields = [
  'place_id',
  'image_type',
  'image_enabled',
  'visibility_level',
  'is_reviewed',
  'author_ru',
  'author_en',
  'ownership',
  'ownership_ru',
  'rights_holder',
  'licence',
  'year',
  shiftedDates,
] as const;
export type BulkField = (typeof bulkFields)[number];

/** How the value of a field is entered. */
export type BulkControl =
  | { readonly kind: 'place' }
  | { readonly kind: 'text' | 'year' | 'days' }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

const yesNo = { kind: 'choice', values: ['true', 'false'] } as const;
const text = { kind: 'text' } as const;

export const bulkControls: Readonly<Record<BulkField, BulkControl>> = {
  place_id: { kind: 'place' },
  // A video has an id instead of a file, so that pictures cannot become videos.
  image_type: { kind: 'choice', values: imageTypes.filter((type) => type !== 'video') },
  image_enabled: yesNo,
  visibility_level: { kind: 'choice', values: visibilityLevels },
  is_reviewed: yesNo,
  author_ru: text,
  author_en: text,
  ownership: text,
  ownership_ru: text,
  rights_holder: text,
  licence: text,
  year: { kind: 'year' },
  [shiftedDates]: { kind: 'days' },
};

/** The change that gives a field the entered value; empty for a value that the field cannot have. */
export function bulkEdit(field: Exclude<BulkField, typeof shiftedDates>, entered: string): ImageEdit {
  switch (field) {
    case 'place_id':
      return { place_id: entered === '' ? null : Number(entered) };
    case 'year':
      return { year: /^\d{1,4}$/.test(entered) ? Number(entered) : null };
    case 'image_enabled':
      return { image_enabled: entered === 'true' };
    case 'is_reviewed':
      return { is_reviewed: entered === 'true' };
    case 'visibility_level': {
      const level = visibilityLevels.find((one) => one === entered);
      return level === undefined ? {} : { visibility_level: level };
    }
    case 'image_type': {
      const type: ImageType | undefined = imageTypes.find((one) => one === entered);
      return type === undefined ? {} : { image_type: type, is_illustration: false };
    }
    case 'ownership':
      return { ownership: entered.trim() === '' ? null : entered };
    case 'author_ru':
    case 'author_en':
    case 'ownership_ru':
    case 'rights_holder':
    case 'licence':
      return { [field]: entered };
  }
}

/** The dates of an image, as bulk edit shifts them. */
export function toShifted({ image_id: id, date_format, datetime_original, enddate }: ImageRevision) {
  return { id, date_format, dates: { datetime_original, enddate } };
}
