import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { albumOfPlace } from '../../../lib/images/albums.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { requestVideo, useIsVideoRequested } from '../../../ui/gallery/media/requested-videos.ts';
import type { HostedVideo } from '../../../ui/gallery/media/hosted-video.ts';
import { PictureCaption } from '../../../ui/gallery/tile/picture-tile.tsx';
import styles from '../../../ui/gallery/tile/picture-tile.module.css';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { VideoPoster } from '../../../ui/gallery/media/video-poster.tsx';
import { ViewerLink } from '../../../ui/gallery/viewer/viewer-link.tsx';

interface VideoTileProps {
  readonly placeId: number;
  readonly image: ImageRecord;
  readonly video: HostedVideo;
}

/**
 * A video as a local poster with the name of its host. The thumbnail of the host is requested only after the visitor has
 * started the video.
 */
export function VideoTile({ placeId, image, video }: VideoTileProps) {
  const { language, messages } = useLanguage();
  const isRequested = useIsVideoRequested(video.videoId);
  const title = pictureTitle(image, language, messages);
  return (
    <figure className={styles.tile}>
      <ViewerLink
        album={albumOfPlace(placeId)}
        imageId={image.image_id}
        href={video.pageUrl}
        rel="noreferrer"
        className={`${styles.frame} ${styles.poster}`}
        aria-label={messages.gallery.watch(title.text, video.hostName)}
        onOpen={() => requestVideo(video.videoId)}
      >
        {isRequested ? <img src={video.thumbnailUrl} alt="" /> : <VideoPoster className={styles.ridge} />}
        <span className={styles.play}>
          <IconPlayerPlayFilled size={22} aria-hidden="true" />
        </span>
        <span className={styles.host}>{video.hostName}</span>
      </ViewerLink>
      <PictureCaption image={image} />
    </figure>
  );
}
