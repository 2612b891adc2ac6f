import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { IconPencil } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import styles from './small-picture.module.css';

/** A thumbnail, or the title of a picture without a file. Illustrations drawn for this site are labelled with an icon. */
export function SmallPicture({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage();
  const title = titleIn(image, language);
  const name = title.text.trim() === '' ? messages.gallery.untitled : title.text;
  const url = image.thumb ?? image.thumbnail;
  if (url === null) {
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
        src={url}
        style={focusStyle(image)}
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
