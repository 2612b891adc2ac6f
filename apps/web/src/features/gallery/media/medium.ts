import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { pictureAddress } from '../../../lib/pictures.ts';
import { hostedVideo } from './hosted-video.ts';

/** What of a record there is to look at: a file, a video at its host, or only what a catalogue says of it. */
export type Medium = 'picture' | 'video' | 'card';

/** What a record is shown as. */
export function mediumOf(image: ImageRecord): Medium {
  if (image.image_type === 'video') return hostedVideo(image) === null ? 'card' : 'video';
  return pictureAddress(image) === null ? 'card' : 'picture';
}

/** What can be opened of a place, in the order of its groups: a card is all that there is of it, and opens nothing. */
export function viewableImages(view: PlaceView): ImageRecord[] {
  return view.imageGroups.flatMap((group) => group.images).filter((image) => mediumOf(image) !== 'card');
}
