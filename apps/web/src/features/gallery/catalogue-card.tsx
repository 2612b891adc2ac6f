import type { ImageRecord } from '@cae-map/contract/entities/image';
import { useId } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './catalogue-card.module.css';
import { pictureAuthor, pictureTitle } from './picture-words.ts';

/** A work of which we have no picture, as a card of a catalogue: title, year, author, collection. It opens nothing. */
export function CatalogueCard({ image }: { readonly image: ImageRecord }) {
  const { language, words } = useLanguage();
  const titleId = useId();
  const title = pictureTitle(image, language, words);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} lang={title.language}>
        {title.text}
      </h3>
      <p className={image.year === null ? styles.unknownYear : styles.year}>
        {image.year ?? words.images.yearUnknown}
      </p>
      <p className={styles.author}>{pictureAuthor(image, language)}</p>
      <p className={styles.collection}>{image.ownership ?? words.images.collectionUnknown}</p>
    </article>
  );
}
