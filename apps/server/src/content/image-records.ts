import type { images } from '../database/schema.ts';
import type { Content } from './content.ts';

type NewImage = typeof images.$inferInsert;
/** An image before it is known among how many it stands. */
export type UnnumberedImage = Omit<NewImage, 'seqid' | 'image_seqid'>;

/** Numbers the images of each place from 1 in the order given, and all of them from 1. */
export function numbered(records: readonly UnnumberedImage[]): NewImage[] {
  const countOfPlace = new Map<number | null, number>();
  return records.map((record, index) => {
    const place = record.place_id ?? null;
    const position = (countOfPlace.get(place) ?? 0) + 1;
    countOfPlace.set(place, position);
    return { ...record, seqid: index + 1, image_seqid: position };
  });
}

/** The paintings of the content: catalogue records without a picture. */
export function paintingRecords(content: Content): UnnumberedImage[] {
  return content.paintings.map(({ file: _file, ...painting }) => ({
    ...painting,
    image_type: 'painting',
    visibility_level: 'high',
  }));
}
