import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { fieldMessages } from '../messages/index.ts';
import styles from './ghost-screen.module.css';

interface GhostChoiceProps {
  readonly pictures: readonly ImageRecord[];
  readonly chosenId: number;
  readonly onChoose: (imageId: number) => void;
}

/** The choice of the picture that is shown over the camera. */
export function GhostChoice({ pictures, chosenId, onChoose }: GhostChoiceProps) {
  const { language, messages } = useLanguage(fieldMessages);
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.ghost.choose}</legend>
      <div className={styles.pictures}>
        {pictures.map((image) => {
          const { image_id: id, thumb, thumbnail, url } = image;
          return (
            <label key={id} className={styles.picture}>
              <input type="radio" name="ghost" checked={id === chosenId} onChange={() => onChoose(id)} />
              <img src={thumb ?? thumbnail ?? url ?? ''} alt={getTitle(image, language)} loading="lazy" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
