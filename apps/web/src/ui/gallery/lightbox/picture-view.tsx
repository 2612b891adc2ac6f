import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { PictureFailure } from '../media/picture-failure.tsx';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { usePictureLoading } from '../media/use-picture-loading.ts';
import { pictureUrl, sourceSet } from '../../../lib/images/pictures.ts';
import styles from './lightbox.module.css';

interface PictureViewProps {
  readonly image: ImageRecord;
  /** The available area in CSS pixels. */
  readonly rect: ContainerRect;
  /** The zoom factor. */
  readonly zoom: number;
}

/** A picture scaled to fit the available area, neither cropped nor enlarged. */
export function PictureView({ image, rect, zoom }: PictureViewProps) {
  const { language, messages } = useLanguage();
  const { hasLoaded, hasFailed, attempt, retry, imageProps } = usePictureLoading();
  const title = pictureTitle(image, language, messages);
  if (hasFailed) {
    return (
      <div className={styles.failure}>
        <PictureFailure title={title.text} onRetry={retry} />
      </div>
    );
  }
  const url = pictureUrl(image) ?? '';
  return (
    <>
      {!hasLoaded && image.thumbnail !== null && image.thumbnail !== url && (
        // The page has already loaded this size, so it is shown immediately.
        <img className={styles.preview} src={image.thumbnail} alt="" draggable={false} />
      )}
      <img
        key={attempt}
        {...imageProps}
        className={styles.picture}
        data-loaded={hasLoaded}
        src={url}
        srcSet={sourceSet(image)}
        sizes={`${Math.round(rect.width * zoom)}px`}
        alt={title.text}
        lang={title.language}
        draggable={false}
      />
    </>
  );
}
