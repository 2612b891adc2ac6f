import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { fieldName } from '../records/image-fields.ts';
import type { ImageEdit } from '../records/use-image-writes.ts';
import styles from './file-facts.module.css';

interface SuggestedTextsProps {
  readonly metadata: Pick<ImageMetadata, 'author' | 'description'>;
  /** The image, if fields that have a text already are not to be offered. */
  readonly image?: ImageRevision;
  /** Receives the field that the editor has chosen for a text, with the text. */
  readonly onUse: (fields: ImageEdit) => void;
}

const fieldsOf = {
  author: ['author_ru', 'author_en'],
  description: ['title_ru', 'title_en'],
} as const;

/** The author and the description in a file, with buttons that copy each into the field of a language. */
export function SuggestedTexts({ metadata, image, onUse }: SuggestedTextsProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.file.suggested;
  return (['author', 'description'] as const).map((name) => {
    const text = metadata[name];
    if (text === null) return null;
    const fields = fieldsOf[name].filter((field) => image?.[field] !== text);
    if (fields.length === 0) return null;
    return (
      <div key={name} role="group" aria-label={labels[name]} className={styles.suggested}>
        <p>
          {labels[name]}: <q>{text}</q>
        </p>
        <div className={styles.buttons}>
          {fields.map((field) => (
            <Button key={field} look="outlined" onClick={() => onUse({ [field]: text })}>
              {labels.use(fieldName(field, messages))}
            </Button>
          ))}
        </div>
      </div>
    );
  });
}
