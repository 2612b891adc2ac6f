import { photographTextBounds, type PhotographAcceptance } from '@cae-map/contract/entities/editing/proposal';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { Field } from '../../../ui/controls/field.tsx';
import styles from './review.module.css';

const fields = [
  { field: 'title_ru', lang: 'ru', maxLength: photographTextBounds.title },
  { field: 'title_en', lang: 'en', maxLength: photographTextBounds.title },
  { field: 'author_ru', lang: 'ru', maxLength: photographTextBounds.author },
  { field: 'author_en', lang: 'en', maxLength: photographTextBounds.author },
] as const;

interface PublishedPhotographProps {
  readonly texts: PhotographAcceptance;
  readonly isPublished: boolean;
  readonly onChange: (texts: PhotographAcceptance) => void;
  readonly onPublish: (isPublished: boolean) => void;
}

/** Whether accepting a proposal publishes its photograph, and the captions and author of the image. */
export function PublishedPhotograph({ texts, isPublished, onChange, onPublish }: PublishedPhotographProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.review.photograph;
  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" checked={isPublished} onChange={({ target }) => onPublish(target.checked)} />
        {labels.publish}
      </label>
      {!isPublished && <p className={styles.quiet}>{labels.removed}</p>}
      {isPublished && (
        <div className={styles.pairs}>
          {fields.map(({ field, lang, maxLength }) => (
            <Field key={field} label={labels[field]}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="text"
                  lang={lang}
                  maxLength={maxLength}
                  value={texts[field]}
                  onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  );
}
