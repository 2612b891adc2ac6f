import type { images } from '../database/schema.ts';
import type { Content } from './content.ts';

type NewImage = typeof images.$inferInsert;
/** An image row without its position in the lists. */
export type UnnumberedImage = Omit<NewImage, 'seqid' | 'image_seqid'>;

/** Sets `image_seqid` (per place) and `seqid` (over all images), both from 1 in the given order. */
export function numberImages(records: readonly UnnumberedImage[]): NewImage[] {
  const countOfPlace = new Map<number | null, number>();
  return records.map((record, index) => {
    const place = record.place_id ?? null;
    const position = (countOfPlace.get(place) ?? 0) + 1;
    countOfPlace.set(place, position);
    return { ...record, seqid: index + 1, image_seqid: position };
  });
}

/** Image rows of the paintings: catalogue records without a file. */
export function createPaintingRows(content: Content): UnnumberedImage[] {
  return content.paintings.map(({ file: _file, ...painting }) => ({
    ...painting,
    image_type: 'painting',
    visibility_level: 'high',
  }));
}
