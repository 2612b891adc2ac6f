import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { pictureCredits, pictureTitle } from '../../lib/images/picture-text.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../links/local-link.tsx';
import styles from './picture-cards.module.css';

/** Pictures as a list of links to their pages. A record without a file has only its title and credits. */
export function PictureCards({ images }: { readonly images: readonly ImageRecord[] }) {
  return (
    <ul className={styles.cards}>
      {images.map((image) => (
        <li key={image.image_id}>
          <Card image={image} />
        </li>
      ))}
    </ul>
  );
}

function Card({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage();
  const title = pictureTitle(image, language, messages);
  const source = image.thumb ?? image.thumbnail;
  const credits = image.is_illustration
    ? [messages.images.illustrationMark]
    : pictureCredits(image, language);
  return (
    <LocalLink to={paths.picture(image.image_id)} className={styles.card ?? ''}>
      {source !== null && (
        <img
          className={styles.picture}
          src={source}
          width={320}
          height={200}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.title} lang={title.language}>
        {title.text}
      </span>
      <span className={styles.credits}>{credits.join(' · ')}</span>
    </LocalLink>
  );
}
