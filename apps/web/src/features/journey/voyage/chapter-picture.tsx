import type { ImageRecord } from '@cae-map/contract/entities/image';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { pictureUrl, sourceSet } from '../../../lib/images/pictures.ts';
import styles from './chapter-picture.module.css';

/** The picture of a chapter. Drawings of this site are labelled as such. */
export function ChapterPicture({ image }: { readonly image: ImageRecord | null }) {
  const { language, messages } = useLanguage();
  const url = image === null ? null : pictureUrl(image);
  if (image === null || url === null) return <div className={styles.picture} aria-hidden="true" />;
  const title = titleIn(image, language);
  return (
    <figure className={styles.picture}>
      <img
        src={url}
        srcSet={sourceSet(image)}
        sizes="(max-width: 991px) 40vw, 320px"
        alt={title.text}
        lang={title.language}
      />
      {image.is_illustration && <figcaption>{messages.images.illustrationMarkShort}</figcaption>}
    </figure>
  );
}
