import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import type { ReactNode } from 'react';
import { changedFields } from '../../../lib/editing/change-diff.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './change-list.module.css';
import type { FieldLabels } from '../kind/field-labels.ts';
import { editingMessages } from '../messages/index.ts';
import { isLongText, TextDifference } from '../difference/text-difference.tsx';

interface ChangeListProps {
  /** Undefined while they are loading, or when that has failed. */
  readonly changes: readonly RecordChange[] | undefined;
  readonly hasFailed: boolean;
  readonly fields: FieldLabels;
  /** The record of a change, for a list of several records. */
  readonly renderRecord?: (change: RecordChange) => ReactNode;
  /** What can be done about a change. */
  readonly renderAction: (change: RecordChange) => ReactNode;
}

/** Who changed what and when, the newest change first. */
export function ChangeList({ changes, hasFailed, fields, renderRecord, renderAction }: ChangeListProps) {
  const { language, messages } = useLanguage(editingMessages);
  const labels = messages.editing.changes;
  if (changes === undefined)
    return <p className={styles.note}>{hasFailed ? labels.failed : labels.loading}</p>;
  if (changes.length === 0) return <p className={styles.note}>{labels.none}</p>;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <li key={change.change_id} className={styles.change}>
          <p className={styles.head}>
            {renderRecord?.(change)}
            <span>{labels.by(change.editor ?? labels.operator, labels.actions[change.action])}</span>
            <time dateTime={change.at}>{format.format(new Date(change.at))}</time>
          </p>
          <dl className={styles.fields}>
            {changedFields(change, fields.isShown).map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fields.name(field)}</dt>
                <dd>
                  <ChangedValue before={fields.format(field, before)} after={fields.format(field, after)} />
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

/** Both values of a field; of a long text the changed words within it. */
function ChangedValue({ before, after }: { readonly before: string; readonly after: string }) {
  if (isLongText(before, after)) return <TextDifference before={before} after={after} />;
  return (
    <>
      <del>{before}</del>
      <ins>{after}</ins>
    </>
  );
}
