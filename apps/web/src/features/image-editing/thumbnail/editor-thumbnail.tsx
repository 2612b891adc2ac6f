import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhoto, IconPhotoOff, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import styles from './editor-thumbnail.module.css';

interface EditorThumbnailProps {
  readonly image: ImageRevision;
  /** Whether the larger size is shown. */
  readonly isLarge?: boolean;
}

/** The picture of an image for editors; an icon for a video, a record without a file, or a file that cannot be loaded. */
export function EditorThumbnail({ image, isLarge = false }: EditorThumbnailProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [small, large] = [image.thumb, image.thumbnail ?? image.url];
  const url = isLarge ? (large ?? small) : (small ?? large);
  const isFailed = url !== null && url === failedUrl;
  const Icon = image.image_type === 'video' ? IconVideo : isFailed ? IconPhotoOff : IconPhoto;
  return (
    <span
      className={styles.thumbnail}
      data-large={isLarge}
      {...(image.placeholder === null ? {} : { style: { backgroundImage: `url("${image.placeholder}")` } })}
    >
      {url === null || isFailed ? (
        <Icon size={32} stroke={1.4} aria-hidden="true" />
      ) : (
        <img
          key={url}
          // A large thumbnail is shown whole.
          style={isLarge ? undefined : focusStyle(image)}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  );
}
