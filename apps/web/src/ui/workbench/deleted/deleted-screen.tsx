import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { deletedRecordsQuery } from '../../../lib/editing/record-queries.ts';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { useRestoreRecord } from '../history/use-restore-record.ts';
import type { DeletedRecords, EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { WithRecords } from '../with-records.tsx';
import { Button } from '../../controls/button.tsx';
import styles from './deleted-screen.module.css';

interface DeletedScreenProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly deleted: DeletedRecords<Item>;
}

/** The records that were deleted not long ago, which can be restored. */
export function DeletedScreen<Item extends EditedRecord, Field extends keyof Item & string>(
  properties: DeletedScreenProps<Item, Field>,
) {
  const { kind, deleted } = properties;
  const { language } = useLanguage();
  const labels = deleted.readMessages(language);
  usePageHead({ title: labels.title, description: labels.hint });
  return (
    <RecordPanel kind={kind} title={labels.title} screen="deleted">
      <DeletedList {...properties} />
    </RecordPanel>
  );
}

function DeletedList<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  deleted: { entity, Picture, readMessages },
}: DeletedScreenProps<Item, Field>) {
  const { language } = useLanguage();
  // The table of the contract pairs each kind with the call that lists its deleted records.
  const query = useQuery(deletedRecordsQuery(useRequiredClient(), entity)) as UseQueryResult<
    readonly unknown[]
  > as UseQueryResult<readonly Item[]>;
  const restore = useRestoreRecord(kind);
  const labels = readMessages(language);
  return (
    <WithRecords query={query}>
      {(records) => (
        <div className={styles.content}>
          <p className={styles.hint}>{records.length === 0 ? labels.none : labels.hint}</p>
          <ul className={styles.records}>
            {records.map((record) => {
              const id = readRecordId(kind.entity, record);
              const title = kind.readTitle(record, language);
              return (
                <li key={id}>
                  {Picture !== undefined && (
                    <span className={styles.picture}>
                      <Picture record={record} />
                    </span>
                  )}
                  <span className={styles.title} lang={title.language}>
                    {title.text}
                  </span>
                  <Button look="outlined" onClick={() => restore(id)}>
                    {kind.readMessages(language).changes.restore}
                    <span className="visually-hidden">: {title.text}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </WithRecords>
  );
}
