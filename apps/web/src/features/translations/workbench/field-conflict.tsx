import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DifferenceParts } from '../../../ui/workbench/difference/difference-parts.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { translationsMessages } from '../messages/index.ts';
import { toEdited, type FieldDrafts } from '../translating/field-drafts.ts';
import styles from './workbench.module.css';

interface FieldConflictProps {
  readonly detail: TranslationDetail;
  readonly mine: string;
  readonly drafts: FieldDrafts;
  readonly format: TranslatableFormat;
}

/** Both versions of a translation that another user has changed meanwhile. */
export function FieldConflict({ detail, mine, drafts, format }: FieldConflictProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.conflict;
  const { target: theirs, translated_by: by } = detail;
  const { parts } = compareVersions(theirs, mine, format);
  return (
    <section role="alert" className={styles.conflict}>
      <h3>{by === null ? labels.title : labels.titleBy(by)}</h3>
      <div className={styles.versions}>
        <div>
          <h4>{labels.theirs}</h4>
          {format === 'html' ? <RichText html={theirs} lang="en" /> : <p>{theirs}</p>}
        </div>
        <div>
          <h4>{labels.mine}</h4>
          <p>
            <DifferenceParts parts={parts} />
          </p>
        </div>
      </div>
      <div className={styles.choices}>
        <Button look="outlined" onClick={() => drafts.continueOn(toEdited(detail))}>
          {labels.takeMine}
        </Button>
        <Button
          look="outlined"
          onClick={() => drafts.continueOn(toEdited(detail), new Set(['target'] as const))}
        >
          {labels.takeTheirs}
        </Button>
        <Button
          look="outlined"
          onClick={() => {
            drafts.continueOn(toEdited(detail));
            drafts.edit({ target: mergeVersions(theirs, mine, format) }, 'target', true);
          }}
        >
          {labels.merge}
        </Button>
      </div>
    </section>
  );
}

/** Both versions below each other, to be made one in the editor. */
function mergeVersions(theirs: string, mine: string, format: TranslatableFormat): string {
  return format === 'html' ? theirs + mine : `${theirs}\n${mine}`;
}
