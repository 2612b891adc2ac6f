import type { ImageRecord } from '@cae-map/contract/entities/images/image';

/** A video on an external host. Its URLs are requested only after the visitor starts the video. */
export interface HostedVideo {
  /** The display name of the host. */
  readonly hostName: string;
  readonly videoId: string;
  readonly thumbnailUrl: string;
  /** The embedded player without cookies, starting at the start time. */
  readonly playerUrl: string;
  /** The page of the video on its host, for browsers without scripts and for opening in a new tab. */
  readonly pageUrl: string;
}

const videoIdPattern = /^[\w-]{11}$/;

/**
 * Returns the hosted video of a record; null for other records and unknown ids.
 *
 * Only YouTube is supported: its ids are 11 letters, digits, hyphens or underscores, and the URL of a thumbnail follows from
 * the id. Other hosts, such as Vimeo with numeric ids, return thumbnails only through their API; such a record is shown as
 * a card.
 */
export function hostedVideo(
  image: Pick<ImageRecord, 'image_type' | 'video_id' | 'video_starttime'>,
): HostedVideo | null {
  const videoId = image.video_id?.trim() ?? '';
  if (image.image_type !== 'video' || !videoIdPattern.test(videoId)) return null;
  const start = image.video_starttime ?? 0;
  return {
    hostName: 'YouTube',
    videoId,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    playerUrl: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&start=${start}`,
    pageUrl: `https://www.youtube.com/watch?v=${videoId}${start > 0 ? `&t=${start}s` : ''}`,
  };
}
