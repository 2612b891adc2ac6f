import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { GenericSlide } from 'yet-another-react-lightbox';
import { hostedVideo, type HostedVideo } from '../media/hosted-video.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    readonly picture: PictureSlide;
    readonly 'hosted-video': HostedVideoSlide;
  }
}

/** A picture with a file. The custom slide type lets the application render the picture, its sizes and its failure. */
export interface PictureSlide extends GenericSlide {
  readonly type: 'picture';
  readonly image: ImageRecord;
}

/** A video on an external host. */
export interface HostedVideoSlide extends GenericSlide {
  readonly type: 'hosted-video';
  readonly image: ImageRecord;
  readonly video: HostedVideo;
}

/** Creates one slide per image, in the same order. */
export function createSlides(images: readonly ImageRecord[]): (PictureSlide | HostedVideoSlide)[] {
  return images.map((image) => {
    const video = hostedVideo(image);
    return video === null ? { type: 'picture', image } : { type: 'hosted-video', image, video };
  });
}
