import type { ImageRecord } from '@cae-map/contract/entities/image';

const leh = 53;

/** Photographs of Leh made from the drawings that ship: each with a file of its own. */
export function photographs(images: readonly ImageRecord[], count: number): ImageRecord[] {
  const drawings = images.filter((image) => image.is_illustration);
  return drawings.slice(0, count).map((drawing, index) => ({
    ...drawing,
    image_id: 900_000 + index,
    place_id: leh,
    is_illustration: false,
    image_type: 'histexpphoto',
    seqid: index + 1,
    image_seqid: index + 1,
    title_ru: `Снимок ${index + 1}`,
    title_en: `Photograph ${index + 1}`,
  }));
}

/** What the pictures are made into, one by one. */
export function withChanges(
  photos: readonly ImageRecord[],
  changes: readonly Partial<ImageRecord>[],
): ImageRecord[] {
  return photos.map((photo, index) => ({ ...photo, ...changes[index] }));
}
