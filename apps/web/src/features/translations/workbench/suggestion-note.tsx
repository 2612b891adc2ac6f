import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { DifferenceParts } from '../../../ui/workbench/difference/difference-parts.tsx';
import { translationsMessages } from '../messages/index.ts';
import styles from './workbench.module.css';

interface SuggestionNoteProps {
  readonly detail: TranslationDetail;
  readonly onTake: (value: string) => void;
}

/** A suggestion that waits for review: of the user, or of another one with its difference from the translation. */
export function SuggestionNote({ detail, onTake }: SuggestionNoteProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.suggestion;
  const mayApprove = useMayApprove();
  const { suggestion, target } = detail;
  if (suggestion === null) return null;
  if (suggestion.is_own) return <p className={styles.note}>{labels.own}</p>;
  const format = findTranslatableField(detail.source_table, detail.field)?.format ?? 'plain';
  return (
    <section className={styles.note}>
      <h3>{labels.by(suggestion.author ?? labels.formerUser)}</h3>
      <p className={styles.suggested}>
        <DifferenceParts parts={compareVersions(target, suggestion.value, format).parts} />
      </p>
      <div className={styles.choices}>
        <Button look="outlined" onClick={() => onTake(suggestion.value)}>
          {labels.take}
        </Button>
        {mayApprove && <LocalLink to={paths.translationReview()}>{labels.review}</LocalLink>}
      </div>
    </section>
  );
}
