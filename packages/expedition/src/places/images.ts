import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { imageKinds } from '@cae-map/contract/entities/images/image-kinds';

export { imageKinds };

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

/** `other` contains postcards, videos and related images; `illustration` images drawn for this site. */
export type ImageKind = (typeof imageKinds)[number];

/** The numbers of images by kind. */
export type ImageCounts = Readonly<Record<ImageKind, number>>;

const kindOfGroup: Readonly<Record<ImageGroupName, ImageKind>> = {
  histexpphoto: 'photograph',
  histimage: 'photograph',
  painting: 'painting',
  postcard: 'other',
  photo: 'photograph',
  relatedimage: 'other',
  illustration: 'illustration',
};

/** The kind of an image. */
export function getImageKind(image: Pick<ImageRecord, 'image_type' | 'is_illustration'>): ImageKind {
  if (image.image_type === 'video' && !image.is_illustration) return 'other';
  return kindOfGroup[getImageGroup(image)] ?? 'other';
}

/** Counts images by kind. */
export function countImages(
  images: Iterable<Pick<ImageRecord, 'image_type' | 'is_illustration'>>,
): ImageCounts {
  const counts = { painting: 0, photograph: 0, other: 0, illustration: 0 };
  for (const image of images) counts[getImageKind(image)] += 1;
  return counts;
}

/** Adds counts. */
export function addImageCounts(a: ImageCounts, b: ImageCounts): ImageCounts {
  return {
    painting: a.painting + b.painting,
    photograph: a.photograph + b.photograph,
    other: a.other + b.other,
    illustration: a.illustration + b.illustration,
  };
}
