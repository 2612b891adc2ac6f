import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { GenericSlide } from 'yet-another-react-lightbox';
import { hostedVideo, type HostedVideo } from '../media/hosted-video.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    readonly picture: PictureSlide;
    readonly 'hosted-video': HostedVideoSlide;
  }
}

/** A picture with a file. It is of a type of our own, so that we draw it, its failure and its sizes ourselves. */
export interface PictureSlide extends GenericSlide {
  readonly type: 'picture';
  readonly image: ImageRecord;
}

/** A video at its host. */
export interface HostedVideoSlide extends GenericSlide {
  readonly type: 'hosted-video';
  readonly image: ImageRecord;
  readonly video: HostedVideo;
}

/** What the viewer shows, one a picture, in the order given. */
export function slidesOf(images: readonly ImageRecord[]): (PictureSlide | HostedVideoSlide)[] {
  return images.map((image) => {
    const video = hostedVideo(image);
    return video === null ? { type: 'picture', image } : { type: 'hosted-video', image, video };
  });
}
