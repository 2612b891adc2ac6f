import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import { preloadPicture } from '../../../lib/images/preload-picture.ts';
import { pictureUrl, sourceSet } from '../../../lib/images/pictures.ts';
import styles from './chapter-picture.module.css';

const sizes = '(max-width: 991px) 40vw, 320px';

interface ChapterPictureProps {
  readonly image: ImageRecord | null;
  /** The picture of the next chapter. It is preloaded, because a chapter lasts only a few seconds. */
  readonly next: ImageRecord | null;
}

/** The picture of a chapter. Drawings of this site are labelled as such. */
export function ChapterPicture({ image, next }: ChapterPictureProps) {
  const { language, messages } = useLanguage();
  useEffect(() => {
    const src = next === null ? null : pictureUrl(next);
    if (next !== null && src !== null) preloadPicture({ src, srcset: sourceSet(next), sizes });
  }, [next]);
  const url = image === null ? null : pictureUrl(image);
  if (image === null || url === null) return <div className={styles.picture} aria-hidden="true" />;
  const title = titleIn(image, language);
  return (
    <figure className={styles.picture}>
      <img
        src={url}
        srcSet={sourceSet(image)}
        sizes={sizes}
        alt={title.text}
        lang={title.language}
        style={focusStyle(image)}
      />
      {image.is_illustration && <figcaption>{messages.images.illustrationMarkShort}</figcaption>}
    </figure>
  );
}
