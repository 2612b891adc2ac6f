import { useQuery } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { findDeletedTitles } from '../../../lib/editing/deleted-titles.ts';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { recentChangesQuery } from '../../../lib/editing/record-queries.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import styles from './change-list.module.css';
import { RecentChanges } from './recent-changes.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { useRecords } from '../use-records.ts';
import { useRevert } from './use-revert.ts';
import { useRestoreRecord } from './use-restore-record.ts';

interface ChangesScreenProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
}

/** The recent changes of all records of a kind; deleted ones can be restored here. */
export function ChangesScreen<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
}: ChangesScreenProps<Item, Field>) {
  const { language } = useLanguage();
  const { title, intro } = kind.readMessages(language).changes;
  usePageHead({ title, description: intro });
  return (
    <RecordPanel kind={kind} title={title} screen="changes">
      <div className={styles.scroll}>
        <KindChanges kind={kind} />
      </div>
    </RecordPanel>
  );
}

function KindChanges<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
}: ChangesScreenProps<Item, Field>) {
  const { language } = useLanguage();
  const { data: records = [] } = useRecords<Item>(kind.entity);
  const { data: changes, isError } = useQuery(recentChangesQuery(useRequiredClient(), kind.entity));
  const labels = kind.readMessages(language).changes;
  const deletedTitles = findDeletedTitles(kind.entity, changes, language);
  const byId = new Map(records.map((record) => [readRecordId(kind.entity, record), record]));
  const revert = useRevert(kind);
  const renderLink = (id: number) => {
    const record = byId.get(id);
    if (record === undefined) return null;
    const title = kind.readTitle(record, language);
    return (
      <LocalLink to={kind.paths.edit(id)} lang={title.language}>
        {title.text}
      </LocalLink>
    );
  };
  return (
    <RecentChanges
      changes={changes}
      hasFailed={isError}
      fields={useFieldLabels()}
      renderLink={renderLink}
      nameDeleted={(id) => deletedTitles.get(id) ?? labels.deletedRecord(id)}
      restoreLabel={labels.restore}
      onRestore={useRestoreRecord(kind)}
      {...revert}
    />
  );
}
