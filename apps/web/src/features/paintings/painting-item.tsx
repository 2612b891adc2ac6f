import type { ListedPainting } from '@cae-map/expedition/paintings/paintings-list';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { memo } from 'react';
import { pictureTitle } from '../../lib/images/picture-text.ts';
import { pictureUrl, sourceSet } from '../../lib/images/pictures.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { CatalogueCard } from '../../ui/pictures/catalogue-card.tsx';
import { paintingsMessages } from './messages/index.ts';
import { focusStyle } from '../../lib/images/focus-style.ts';
import styles from './paintings-screen.module.css';

interface PaintingItemProps {
  readonly painting: ListedPainting;
  /** Whether the card names the stop. */
  readonly showsStop: boolean;
}

/** A painting as a card with a link to its page, below its image if there is one. */
export const PaintingItem = memo(function PaintingItem({
  painting: { image, place },
  showsStop,
}: PaintingItemProps) {
  const { language, messages } = useLanguage(paintingsMessages);
  const title = pictureTitle(image, language, messages);
  const url = pictureUrl(image);
  const stop = place === null ? null : titleIn(place.record, language);
  return (
    <li id={`painting-${image.image_id}`} className={styles.item}>
      {url !== null && (
        <a href={url} className={styles.picture}>
          <img
            src={image.thumbnail ?? url}
            srcSet={sourceSet(image)}
            style={focusStyle(image)}
            sizes="(max-width: 991px) 100vw, 340px"
            width={1600}
            height={1000}
            alt={title.text}
            lang={title.language}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
      <CatalogueCard image={image}>
        {showsStop && place !== null && (
          <LocalLink to={paths.place(place.id)} lang={stop?.language}>
            {stop?.text}
          </LocalLink>
        )}
        <LocalLink to={paths.picture(image.image_id)} className={styles.permalink ?? ''}>
          {messages.paintings.record(image.image_id)}
        </LocalLink>
      </CatalogueCard>
    </li>
  );
});
