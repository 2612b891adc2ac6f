import type { ImageRecord } from '@cae-map/contract/entities/image';

/** The groups of a place's images in display order. Illustrations are always in a group of their own. */
const imageGroupOrder = [
  'histexpphoto',
  'histimage',
  'painting',
  'postcard',
  'photo',
  'relatedimage',
  'illustration',
] as const;

/** `photo` contains videos and modern photographs; `illustration` images drawn for this site. */
export type ImageGroupName = (typeof imageGroupOrder)[number];

export interface ImageGroup {
  readonly name: ImageGroupName;
  readonly images: readonly ImageRecord[];
}

/** The group of an image. */
export function getImageGroup(image: Pick<ImageRecord, 'image_type' | 'is_illustration'>): ImageGroupName {
  if (image.is_illustration) return 'illustration';
  return image.image_type === 'video' ? 'photo' : image.image_type;
}

/** The rank of an image's group, 0 first; images of an unknown type rank with the related ones. */
function imageTypeOrder(image: Pick<ImageRecord, 'image_type' | 'is_illustration'>): number {
  const rank = imageGroupOrder.indexOf(getImageGroup(image));
  return rank === -1 ? imageGroupOrder.indexOf('relatedimage') : rank;
}

/**
 * Comparator for images: by group, then by `image_seqid`, then by id, so that the order does not depend on the input.
 */
export function compareImages(a: ImageRecord, b: ImageRecord): number {
  return imageTypeOrder(a) - imageTypeOrder(b) || a.image_seqid - b.image_seqid || a.image_id - b.image_id;
}

/** Groups images in display order, without empty groups. */
export function groupImages(images: readonly ImageRecord[]): ImageGroup[] {
  const groups = new Map<number, ImageRecord[]>();
  for (const image of images.toSorted(compareImages)) {
    const rank = imageTypeOrder(image);
    const group = groups.get(rank);
    if (group === undefined) groups.set(rank, [image]);
    else group.push(image);
  }
  return imageGroupOrder.flatMap((name, rank) => {
    const members = groups.get(rank);
    return members === undefined ? [] : [{ name, images: members }];
  });
}

/** Returns whether an image is shown: it must be enabled and, unless all photos are requested, of high visibility. */
export function isShown(
  image: Pick<ImageRecord, 'image_enabled' | 'visibility_level'>,
  showAllPhotos: boolean,
): boolean {
  return image.image_enabled && (showAllPhotos || image.visibility_level === 'high');
}
