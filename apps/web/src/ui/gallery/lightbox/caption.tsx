import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { hasRights, pictureCredits, pictureTitle } from '../../../lib/images/picture-text.ts';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { PictureRights } from '../../pictures/picture-rights.tsx';
import { CaptionActions } from './caption-actions.tsx';
import { DebugInfo } from './debug-info.tsx';
import styles from './caption.module.css';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

interface CaptionProps {
  readonly id: string;
  readonly image: ImageRecord;
}

/** The title, mark, credits, rights and actions of a picture. */
export function Caption({ id, image }: CaptionProps) {
  const { language, messages } = useLanguage();
  const isPhone = useMediaQuery(phoneQuery);
  const title = pictureTitle(image, language, messages);
  const credits = pictureCredits(image, language);
  return (
    <>
      <div id={id}>
        <p
          className={styles.title}
          lang={title.language}
          {...fieldAttribute('images', image.image_id, 'title')}
        >
          {title.text}
        </p>
        {image.is_illustration && <p className={styles.mark}>{messages.images.illustrationMark}</p>}
        {(credits.length > 0 || hasRights(image)) && (
          <p className={styles.credits}>
            {credits.join(' · ')}
            {credits.length > 0 && hasRights(image) && ' · '}
            <PictureRights image={image} />
          </p>
        )}
      </div>
      <CaptionActions image={image} />
      {!isPhone && (
        <ForAudience audience="researchers">
          <DebugInfo image={image} />
        </ForAudience>
      )}
    </>
  );
}
