import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { lightboxMessages } from '../messages/index.ts';
import { debugEntries } from './debug-entries.ts';
import styles from './caption.module.css';
import { usePixelSize } from './use-pixel-size.ts';

/** The database fields of a picture, for researchers. */
export function DebugInfo({ image }: { readonly image: ImageRecord }) {
  const { messages } = useLanguage(lightboxMessages);
  const size = usePixelSize(image.image_type === 'video' ? null : pictureUrl(image));
  return (
    <dl className={styles.debug} aria-label={messages.lightbox.debug.label}>
      {debugEntries(image, size).map(({ name, value }) => (
        <div key={name}>
          <dt>{messages.lightbox.debug.names[name]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
