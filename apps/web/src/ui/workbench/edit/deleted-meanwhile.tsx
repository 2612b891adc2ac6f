import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { dismissNotice } from '../../../lib/notices/notices.ts';
import { Button } from '../../controls/button.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import styles from '../editor.module.css';
import { useRestoreRecord } from '../history/use-restore-record.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { editingMessages } from '../messages/index.ts';
import { failureId } from './failure-id.ts';
import { useDeletion } from './use-deletion.ts';

interface DeletedMeanwhileProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly id: number;
  /** How the unsaved changes are kept; null if there were none. */
  readonly kept: 'browser' | 'page' | null;
}

/** Shown in place of the editor when its record was deleted while it was open. The editor returns when the record is restored. */
export function DeletedMeanwhile<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  id,
  kept,
}: DeletedMeanwhileProps<Item, Field>) {
  const { language, messages } = useLanguage(editingMessages);
  const deletion = useDeletion(kind, id);
  const restore = useRestoreRecord(kind);
  const labels = messages.editing.deletedMeanwhile;
  // The page gives the reason of the save that has failed.
  useEffect(() => dismissNotice(failureId), []);
  return (
    <div className={styles.note}>
      <div role="alert">
        <p>{labels.text}</p>
        {deletion !== undefined && <p>{deletion.text}</p>}
        {kept !== null && <p>{labels.kept[kept]}</p>}
      </div>
      <Button look="main" onClick={() => restore(id)}>
        {labels.restore}
      </Button>
      {kind.readMessages(language).notFoundLinks.map(({ to, label }) => (
        <LocalLink key={to} to={to}>
          {label}
        </LocalLink>
      ))}
    </div>
  );
}
