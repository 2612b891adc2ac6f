import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { IconPhoto, IconPlayerPlayFilled } from '@tabler/icons-react';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import { hostedVideo } from '../media/hosted-video.ts';
import { useIsVideoRequested } from '../media/requested-videos.ts';
import { usePictureLoading } from '../media/use-picture-loading.ts';
import styles from './lightbox.module.css';

/** A thumbnail in the strip at the lower edge; an icon if it fails to load or the video has not been requested. */
export function LightboxThumbnail({ image }: { readonly image: ImageRecord }) {
  const { hasFailed, imageProps } = usePictureLoading();
  const video = hostedVideo(image);
  const isRequested = useIsVideoRequested(video?.videoId ?? '');
  const own = image.thumb ?? image.thumbnail ?? image.url;
  const source = video === null ? own : isRequested ? video.thumbnailUrl : null;
  return (
    <>
      {source !== null && !hasFailed && (
        <img
          {...imageProps}
          className={styles.thumbnail}
          style={video === null ? focusStyle(image) : undefined}
          src={source}
          alt=""
          draggable={false}
        />
      )}
      {(video !== null || hasFailed) && (
        <span className={styles.icon}>
          {video === null ? (
            <IconPhoto size={20} stroke={1.4} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={18} aria-hidden="true" />
          )}
        </span>
      )}
    </>
  );
}
