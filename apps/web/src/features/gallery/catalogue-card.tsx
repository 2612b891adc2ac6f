import { titleOf } from '@cae-map/expedition/titles';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './catalogue-card.module.css';

/** A painting of which we have no picture, as a card of a catalogue: title, author, year, collection. */
export function CatalogueCard({ image }: { readonly image: ImageRecord }) {
  const { language, words } = useLanguage();
  const author = language === 'ru' ? image.author_ru || image.author_en : image.author_en || image.author_ru;
  return (
    <article className={styles.card} aria-label={words.images.catalogueCard}>
      <h3 className={styles.title}>{titleOf(image, language)}</h3>
      <p className={styles.author}>
        {author}
        {author !== '' && ', '}
        {image.year ?? words.images.yearUnknown}
      </p>
      <p className={styles.collection}>{image.ownership ?? words.images.collectionUnknown}</p>
    </article>
  );
}
