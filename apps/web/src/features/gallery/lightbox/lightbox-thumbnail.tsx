import type { ImageRecord } from '@cae-map/contract/entities/image';
import { IconPhoto, IconPlayerPlayFilled } from '@tabler/icons-react';
import { hostedVideo } from '../media/hosted-video.ts';
import { useIsVideoAsked } from '../media/asked-videos.ts';
import { usePictureLoading } from '../media/use-picture-loading.ts';
import styles from './lightbox.module.css';

/** A picture in the strip at the lower edge; where it does not load or nobody has asked for it, a sign. */
export function LightboxThumbnail({ image }: { readonly image: ImageRecord }) {
  const { hasFailed, imageProps } = usePictureLoading();
  const video = hostedVideo(image);
  const isAsked = useIsVideoAsked(video?.videoId ?? '');
  const own = image.thumb ?? image.thumbnail ?? image.url;
  const source = video === null ? own : isAsked ? video.thumbnailUrl : null;
  return (
    <>
      {source !== null && !hasFailed && (
        <img {...imageProps} className={styles.thumbnail} src={source} alt="" draggable={false} />
      )}
      {(video !== null || hasFailed) && (
        <span className={styles.sign}>
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
