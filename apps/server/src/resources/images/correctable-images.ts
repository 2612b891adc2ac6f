import type { ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { and, inArray, isNull } from 'drizzle-orm';
import { images } from '../../database/schema.ts';
import type { CorrectableRecords } from '../../writes/correctable-records.ts';
import { lockCorrectable } from '../../writes/records/lock-correctable.ts';
import { requireConsistentImage } from './record/check-image.ts';
import type { EditedImage } from './record/present-image.ts';
import { imageKind } from './record/image-kind.ts';
import type { ImageValues } from './record/image-values.ts';

/** Enabled images as visitors correct them. */
export const correctableImages: CorrectableRecords = {
  async find(orm, ids) {
    const rows = await orm
      .select()
      .from(images)
      .where(and(inArray(images.image_id, [...ids]), images.image_enabled, isNull(images.deleted_at)));
    return rows.map(({ image_id: id, version, title_ru, title_en, latitude, longitude, ...image }) => ({
      id,
      version,
      title_ru,
      title_en,
      latitude,
      longitude,
      place_id: image.place_id,
      date: image.datetime_original,
      enddate: image.enddate,
      book_id: null,
      chapter_id: null,
    }));
  },
  lock: (transaction, id) =>
    lockCorrectable(transaction, imageKind, id, (image, proposed) => {
      const values = toImageValues(proposed);
      // Also so that the editor can undo it: an image is saved as a whole.
      requireConsistentImage({ ...image, ...(values as Partial<EditedImage>) });
      return values;
    }),
};

/** The columns that a correction changes: a corrected day is exact, and determines the year. */
function toImageValues({ date, ...values }: ProposedValues): Partial<ImageValues> {
  if (date === undefined) return values;
  return { ...values, datetime_original: date, date_format: 'YYYY-MM-DD', year: Number(date.slice(0, 4)) };
}
