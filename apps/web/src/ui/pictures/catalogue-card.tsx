import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { collectionName } from '@cae-map/expedition/paintings/collection-name';
import { paintingDetails } from '@cae-map/expedition/paintings/painting-details';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useId, type ReactNode } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { pictureAuthor, pictureTitle } from '../../lib/images/picture-text.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { pictureUrl } from '../../lib/images/pictures.ts';
import styles from './catalogue-card.module.css';
import { PictureRights } from './picture-rights.tsx';

interface CatalogueCardProps {
  readonly image: ImageRecord;
  /** Shown at the foot of the card. */
  readonly children?: ReactNode;
}

/** A work as a catalogue card: title, year, author, technique, size, collection, and the rights to its picture. */
export function CatalogueCard({ image, children }: CatalogueCardProps) {
  const { language, messages } = useLanguage();
  const titleId = useId();
  const title = pictureTitle(image, language, messages);
  const collection = collectionName(image, language);
  const { technique, size, series, inventoryNumber } = paintingDetails(image, language);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} lang={title.language}>
        {title.text}
      </h3>
      <p className={image.year === null ? styles.unknownYear : styles.year}>
        {image.year ?? messages.images.yearUnknown}
      </p>
      <p className={styles.author}>{pictureAuthor(image, language)}</p>
      {(technique ?? size ?? series) !== null && (
        <div className={styles.details}>
          {(technique ?? size) !== null && (
            <p>
              {technique !== null && <span lang={technique.language}>{technique.text}</span>}
              {technique !== null && size !== null && ', '}
              {size}
            </p>
          )}
          {series !== null && <p lang={series.language}>{messages.images.series(series.text)}</p>}
        </div>
      )}
      <p className={styles.collection} lang={collection?.language}>
        {collection?.text ?? messages.images.collectionUnknown}
        {inventoryNumber !== null && (
          <span lang={language}>{`, ${messages.images.inventoryNumber(inventoryNumber)}`}</span>
        )}
      </p>
      {pictureUrl(image) !== null && <PictureRights image={image} className={styles.rights} />}
      {image.until_place_id !== null && <Stretch fromId={image.place_id} untilId={image.until_place_id} />}
      {children !== undefined && <div className={styles.foot}>{children}</div>}
    </article>
  );
}

/** The stretch of road of a work whose place no source names. */
function Stretch({ fromId, untilId }: { readonly fromId: number | null; readonly untilId: number }) {
  const { language, messages } = useLanguage();
  const byId = useExpedition()?.byId;
  const from = fromId === null ? undefined : byId?.get(fromId);
  const to = byId?.get(untilId);
  return (
    // The server knows the expedition; a page of one place loads it after hydration, and keeps the words until then.
    <p className={styles.stretch} suppressHydrationWarning>
      {from === undefined || to === undefined
        ? ''
        : messages.images.stretch(getTitle(from.record, language), getTitle(to.record, language))}
    </p>
  );
}
