import type { ImageRecord } from '@cae-map/contract/entities/image';

/** The groups of a place's pictures in the order in which they are shown. Illustrations are never among the others. */
const imageGroupOrder = [
  'histexpphoto',
  'histimage',
  'painting',
  'postcard',
  'photo',
  'relatedimage',
  'illustration',
] as const;

/** `photo` holds videos and photographs of today; `illustration` what was drawn for this site. */
export type ImageGroupName = (typeof imageGroupOrder)[number];

export interface ImageGroup {
  readonly name: ImageGroupName;
  readonly images: readonly ImageRecord[];
}

/** The group of a picture. */
export function imageGroupOf(image: Pick<ImageRecord, 'image_type' | 'is_illustration'>): ImageGroupName {
  if (image.is_illustration) return 'illustration';
  return image.image_type === 'video' ? 'photo' : image.image_type;
}

/** The rank of a picture's group, 0 first; a type that nobody knows comes before the illustrations. */
function imageTypeOrder(image: Pick<ImageRecord, 'image_type' | 'is_illustration'>): number {
  const rank = imageGroupOrder.indexOf(imageGroupOf(image));
  return rank === -1 ? imageGroupOrder.indexOf('relatedimage') : rank;
}

/** Orders pictures by group, then by `image_seqid`, then by id, so that the order never depends on the input. */
export function compareImages(a: ImageRecord, b: ImageRecord): number {
  return imageTypeOrder(a) - imageTypeOrder(b) || a.image_seqid - b.image_seqid || a.image_id - b.image_id;
}

/** Pictures by group in the order of the groups; empty groups are left out. */
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

/** Pictures show only if they are enabled, and those of low visibility only where all photos are asked for. */
export function isShown(
  image: Pick<ImageRecord, 'image_enabled' | 'visibility_level'>,
  showAllPhotos: boolean,
): boolean {
  return image.image_enabled && (showAllPhotos || image.visibility_level === 'high');
}
