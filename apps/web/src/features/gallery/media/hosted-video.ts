import type { ImageRecord } from '@cae-map/contract/entities/image';

/** A video on its host: nothing of these addresses is asked before a visitor wants to see it. */
export interface HostedVideo {
  /** The name of the host as visitors know it. */
  readonly hostName: string;
  readonly videoId: string;
  readonly thumbnailUrl: string;
  /** The player in a frame: the form of the host's that keeps no cookies, beginning at the start time. */
  readonly playerUrl: string;
  /** The page of the video at its host, for browsers without scripts and for those who would rather go there. */
  readonly pageUrl: string;
}

const videoIdPattern = /^[\w-]{11}$/;

/**
 * Where the video of a record is; null for a record without one.
 *
 * The host is YouTube, whose ids are 11 letters, digits, hyphens or underscores: the thumbnail of a video is found by
 * its id alone, which no other large host offers. Ids of another form, such as the numbers of Vimeo, belong to hosts
 * that tell a thumbnail only by a call to their interface; such a record is shown as a card, and nobody is asked.
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
