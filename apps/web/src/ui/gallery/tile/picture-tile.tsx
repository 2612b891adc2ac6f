import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { PictureFailure } from '../media/picture-failure.tsx';
import { pictureUrl, sourceSet } from '../../../lib/images/pictures.ts';
import { PictureRights } from '../../pictures/picture-rights.tsx';
import styles from './picture-tile.module.css';
import { pictureCredits, pictureTitle } from '../../../lib/images/picture-text.ts';
import { useFocusAfterRetry, usePictureLoading } from '../media/use-picture-loading.ts';
import { ViewerLink } from '../viewer/viewer-link.tsx';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

interface PictureTileProps {
  readonly album: string;
  readonly image: ImageRecord;
  /** The width of the tile as a value of the attribute `sizes`. */
  readonly sizes: string;
}

/** A picture with its title below. The box has a fixed size, so that the layout does not shift when the picture loads. */
export function PictureTile({ album, image, sizes }: PictureTileProps) {
  const { language, messages } = useLanguage();
  const { hasFailed, attempt, retry, imageProps } = usePictureLoading();
  const link = useFocusAfterRetry<HTMLAnchorElement>(attempt);
  const title = pictureTitle(image, language, messages);
  return (
    <figure className={styles.tile} data-illustration={image.is_illustration}>
      {hasFailed ? (
        <div className={styles.frame}>
          <PictureFailure title={title.text} onRetry={retry} />
        </div>
      ) : (
        <ViewerLink
          ref={link}
          album={album}
          imageId={image.image_id}
          href={pictureUrl(image) ?? ''}
          className={styles.frame}
        >
          <img
            key={attempt}
            {...imageProps}
            src={image.thumbnail ?? pictureUrl(image) ?? ''}
            srcSet={sourceSet(image)}
            sizes={sizes}
            width={1600}
            height={1000}
            alt={title.text}
            lang={title.language}
            loading="lazy"
            decoding="async"
          />
        </ViewerLink>
      )}
      <PictureCaption image={image} />
    </figure>
  );
}

/** The title, the credits and the rights below a picture. */
export function PictureCaption({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage();
  const title = pictureTitle(image, language, messages);
  const credits = pictureCredits(image, language);
  return (
    <figcaption className={styles.caption}>
      <span lang={title.language} {...fieldAttribute('images', image.image_id, 'title')}>
        {title.text}
      </span>
      {credits.length > 0 && <span className={styles.credits}>{credits.join(' · ')}</span>}
      <PictureRights image={image} className={styles.credits} />
    </figcaption>
  );
}
