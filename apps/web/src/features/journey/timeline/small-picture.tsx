import type { ImageRecord } from '@cae-map/contract/entities/image';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { IconPencil } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './small-picture.module.css';

/** A picture in small, or its title where there is no file. What was drawn for this site says so, in words and by a sign. */
export function SmallPicture({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage();
  const title = titleIn(image, language);
  const name = title.text.trim() === '' ? messages.gallery.untitled : title.text;
  const address = image.thumb ?? image.thumbnail;
  if (address === null) {
    return (
      <span className={styles.card} lang={title.language}>
        {name}
      </span>
    );
  }
  const text = image.is_illustration ? `${name}. ${messages.images.illustrationMark}` : name;
  return (
    <span className={styles.picture} title={text}>
      <img
        src={address}
        alt={text}
        lang={title.language}
        width={96}
        height={60}
        loading="lazy"
        decoding="async"
      />
      {image.is_illustration && (
        <span className={styles.drawn} aria-hidden="true">
          <IconPencil size={12} stroke={1.8} />
        </span>
      )}
    </span>
  );
}
