import type { ImageRecord } from '@cae-map/contract/entities/images/image';

const leh = 53;

/** Builds records of photographs of Leh from shipped illustrations, each with a different file. */
export function photographs(images: readonly ImageRecord[], count: number): ImageRecord[] {
  const illustrations = images.filter((image) => image.is_illustration);
  return illustrations.slice(0, count).map((illustration, index) => ({
    ...illustration,
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

/** Applies the changes to the photographs, pair by pair. */
export function withChanges(
  photos: readonly ImageRecord[],
  changes: readonly Partial<ImageRecord>[],
): ImageRecord[] {
  return photos.map((photo, index) => ({ ...photo, ...changes[index] }));
}
