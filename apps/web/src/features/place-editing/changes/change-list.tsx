import type { RecordChange } from '@cae-map/contract/entities/revision';
import type { ReactNode } from 'react';
import { numberLocales } from '../../../lib/kilometres.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import { changedFields } from './change-diff.ts';
import styles from './change-list.module.css';
import { usePlaceChanges } from './use-place-changes.ts';

interface ChangeListProps {
  /** Null for the changes of all places. */
  readonly placeId: number | null;
  /** The place of a change, for the list of all places. */
  readonly renderPlace?: (change: RecordChange) => ReactNode;
  /** What can be done about a change. */
  readonly renderAction: (change: RecordChange) => ReactNode;
}

/** Who changed what and when, the newest change first. */
export function ChangeList({ placeId, renderPlace, renderAction }: ChangeListProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: changes, isError } = usePlaceChanges(placeId);
  const texts = messages.placeChanges;
  if (changes === undefined) return <p className={styles.note}>{isError ? texts.failed : texts.loading}</p>;
  if (changes.length === 0) return <p className={styles.note}>{texts.none}</p>;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <li key={change.change_id} className={styles.change}>
          <p className={styles.head}>
            {renderPlace?.(change)}
            <span>{texts.by(change.editor ?? texts.operator, texts.actions[change.action])}</span>
            <time dateTime={change.at}>{format.format(new Date(change.at))}</time>
          </p>
          <dl className={styles.fields}>
            {changedFields(change).map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fieldName(field, messages)}</dt>
                <dd>
                  <del>{formatField(field, before, messages)}</del>
                  <ins>{formatField(field, after, messages)}</ins>
                </dd>
              </div>
            ))}
          </dl>
          {renderAction(change)}
        </li>
      ))}
    </ol>
  );
}
