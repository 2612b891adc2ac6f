import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { pictureAddress, sourceSet } from '../../../lib/pictures.ts';
import { PictureFailure } from '../media/picture-failure.tsx';
import { pictureTitle } from '../media/picture-text.ts';
import { usePictureLoading } from '../media/use-picture-loading.ts';
import styles from './lightbox.module.css';

interface PictureViewProps {
  readonly image: ImageRecord;
  /** The room that there is, in CSS pixels. */
  readonly rect: ContainerRect;
  /** How many times it is enlarged. */
  readonly zoom: number;
}

/** A picture as large as there is room for, never cut and never larger than it is. */
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
  const address = pictureAddress(image) ?? '';
  return (
    <>
      {!hasLoaded && image.thumbnail !== null && image.thumbnail !== address && (
        // The page has this size already: it is there at once.
        <img className={styles.preview} src={image.thumbnail} alt="" draggable={false} />
      )}
      <img
        key={attempt}
        {...imageProps}
        className={styles.picture}
        data-loaded={hasLoaded}
        src={address}
        srcSet={sourceSet(image)}
        sizes={`${Math.round(rect.width * zoom)}px`}
        alt={title.text}
        lang={title.language}
        draggable={false}
      />
    </>
  );
}
