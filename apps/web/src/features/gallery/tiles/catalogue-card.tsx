import type { ImageRecord } from '@cae-map/contract/entities/image';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './catalogue-card.module.css';
import { pictureAuthor, pictureTitle } from '../media/picture-text.ts';

/** A work without an image file as a catalogue card: title, year, author, collection. It is not clickable. */
export function CatalogueCard({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage();
  const titleId = useId();
  const title = pictureTitle(image, language, messages);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} lang={title.language}>
        {title.text}
      </h3>
      <p className={image.year === null ? styles.unknownYear : styles.year}>
        {image.year ?? messages.images.yearUnknown}
      </p>
      <p className={styles.author}>{pictureAuthor(image, language)}</p>
      <p className={styles.collection}>{image.ownership ?? messages.images.collectionUnknown}</p>
    </article>
  );
}
