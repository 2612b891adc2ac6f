import type { ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { images } from '../../database/schema.ts';
import type { CorrectableRecords } from '../../writes/correctable-records.ts';
import { requireConsistentImage } from './editing/check-image.ts';
import { presentImage } from './presenter.ts';
import type { ImageRow } from './repository.ts';

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
  async lock(transaction, id) {
    const [image] = await transaction
      .select()
      .from(images)
      .where(and(eq(images.image_id, id), isNull(images.deleted_at)))
      .for('no key update');
    return (
      image && {
        version: image.version,
        present: () => presentImage(image),
        async correct(values, editorId) {
          const changed = toImageValues(values);
          // Also so that the editor can undo it: an image is saved as a whole.
          requireConsistentImage({ ...image, ...(changed as Partial<ImageRow>) });
          const [after] = await transaction
            .update(images)
            .set({
              ...changed,
              version: sql`${images.version} + 1`,
              updated_at: sql`now()`,
              updated_by: editorId,
            })
            .where(eq(images.image_id, id))
            .returning();
          if (after === undefined) throw new Error('the locked row of an image exists');
          return { before: pick(image, Object.keys(changed)), after: pick(after, Object.keys(changed)) };
        },
      }
    );
  },
};

/** The columns that a correction changes: a corrected day is exact, and determines the year. */
function toImageValues({ date, ...values }: ProposedValues): Partial<typeof images.$inferInsert> {
  if (date === undefined) return values;
  return { ...values, datetime_original: date, date_format: 'YYYY-MM-DD', year: Number(date.slice(0, 4)) };
}

function pick(row: ImageRow, fields: readonly string[]): object {
  return Object.fromEntries([...fields, 'version'].map((field) => [field, Reflect.get(row, field)]));
}
