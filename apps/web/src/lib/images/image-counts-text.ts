import type { ImageCounts } from '@cae-map/expedition/places/images';
import type { Catalogue } from '../language/catalogue-ru.ts';

/** Lists the numbers of images by kind: '2 paintings, 1 drawing'; empty without images. */
export function imageCountsText(
  { painting, photograph, other, illustration }: ImageCounts,
  messages: Catalogue,
): string {
  return messages.images.counts(painting, photograph, other, illustration);
}
