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
  /** What is shown beside the changed fields of a change. */
  readonly renderNote?: (change: RecordChange) => ReactNode;
  /** What can be done about a change. */
  readonly renderAction: (change: RecordChange) => ReactNode;
}

/** Who changed what and when, the newest change first. */
export function ChangeList(props: ChangeListProps) {
  const { changes, hasFailed, fields, renderRecord, renderNote, renderAction } = props;
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
          {renderNote?.(change)}
          {renderAction(change)}
        </li>
      ))}
    </ol>
  );
}

/** Both values of a field; of a long text the changed words within it. */
function ChangedValue({ before, after }: { readonly before: string; readonly after: string }) {
  // The values of a field are beside each other; the parts of a text are one paragraph.
  if (isLongText(before, after))
    return (
      <p className={styles.text}>
        <TextDifference before={before} after={after} />
      </p>
    );
  return (
    <>
      <del>{before}</del>
      <ins>{after}</ins>
    </>
  );
}
