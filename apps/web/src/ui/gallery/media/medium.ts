import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { hostedVideo } from './hosted-video.ts';

/** How a record is shown: as an image file, as a video on its host, or as a catalogue card without either. */
export type Medium = 'picture' | 'video' | 'card';

/** Determines how a record is shown. */
export function imageMedium(image: ImageRecord): Medium {
  if (image.image_type === 'video') return hostedVideo(image) === null ? 'card' : 'video';
  return pictureUrl(image) === null ? 'card' : 'picture';
}

/** The images that the viewer can open. Catalogue cards are excluded. */
export function viewableImages(images: readonly ImageRecord[]): ImageRecord[] {
  return images.filter((image) => imageMedium(image) !== 'card');
}
