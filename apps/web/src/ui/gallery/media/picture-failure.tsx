import { IconPhotoOff } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import styles from './picture-failure.module.css';

interface PictureFailureProps {
  readonly title: string;
  readonly onRetry: () => void;
  /** Set where no caption shows the title. */
  readonly showsTitle?: boolean;
}

/** Replaces a picture that failed to load: shows its title and a retry button. */
export function PictureFailure({ title, onRetry, showsTitle = false }: PictureFailureProps) {
  const { messages } = useLanguage();
  return (
    <div className={styles.failure}>
      <IconPhotoOff size={26} stroke={1.4} aria-hidden="true" />
      {showsTitle && <p className={styles.title}>{title}</p>}
      <p>{messages.gallery.pictureFailed}</p>
      <Button className={styles.retry} aria-label={`${messages.failure.retry}: ${title}`} onClick={onRetry}>
        {messages.failure.retry}
      </Button>
    </div>
  );
}
