import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { useQuery } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { changedFields, valuesBefore } from '../../../lib/editing/change-diff.ts';
import type { Changes } from '../../../lib/editing/draft.ts';
import { editedFields } from '../../../lib/editing/edited-fields.ts';
import { isOrderChange } from '../../../lib/editing/order-change.ts';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { recentChangesQuery, recordChangesQuery } from '../../../lib/editing/record-queries.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import styles from './change-list.module.css';
import { useRecords } from '../use-records.ts';
import { ChangeList } from './change-list.tsx';
import { editingMessages } from '../messages/index.ts';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { useRestoreOrder } from './use-restore-order.ts';
import { Button } from '../../controls/button.tsx';

interface RecordHistoryProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly id: number;
  /** Called when earlier values were put into the form. */
  readonly onReverted: () => void;
}

/**
 * The changes of the edited record. The values before each can be put back into the form; an order, which the form does not show and which
 * may have renumbered other records, is restored directly.
 */
export function RecordHistory<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  id,
  onReverted,
}: RecordHistoryProps<Item, Field>) {
  const { messages } = useLanguage(editingMessages);
  const { data: changes, isError } = useQuery(recordChangesQuery(useRequiredClient(), kind.entity, id));
  const labels = messages.editing.changes;
  const editable = editedFields(kind.entity);
  const isEditable = (field: string): boolean => editable.has(field);
  const restoreOrder = useRestoreOrder(kind);
  return (
    <ChangeList
      changes={changes}
      hasFailed={isError}
      fields={useFieldLabels()}
      renderNote={(change) =>
        isOrderChange(kind.entity, change, isEditable) && <MovedWith kind={kind} change={change} />
      }
      renderAction={(change) => (
        <>
          {kind.ReplacedPart && <kind.ReplacedPart id={id} change={change} />}
          {changedFields(change, isEditable).length > 0 && (
            <Button
              look="outlined"
              title={
                isOrderChange(kind.entity, change, isEditable) ? labels.restoreOrderHint : labels.revertHint
              }
              onClick={() => {
                if (isOrderChange(kind.entity, change, isEditable)) {
                  restoreOrder(change);
                  return;
                }
                // The history has the fields of the record.
                kind.drafts.edit(valuesBefore(change, isEditable) as Changes<Item, Field>);
                announce(labels.reverted);
                onReverted();
              }}
            >
              {labels.revert}
            </Button>
          )}
        </>
      )}
    />
  );
}

/** The renumbered records that are named; a move within a long list renumbers hundreds. */
const maxNamed = 3;

interface MovedWithProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly change: RecordChange;
}

/** The other records that a change of the order has renumbered: this one may only have made room for them. */
function MovedWith<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  change,
}: MovedWithProps<Item, Field>) {
  const { language, messages } = useLanguage(editingMessages);
  const { data: records = [] } = useRecords<Item>(kind.entity);
  const { data: recent = [] } = useQuery(recentChangesQuery(useRequiredClient(), kind.entity));
  const ids = new Set(recent.filter(({ at }) => at === change.at).map(({ entity_id: id }) => id));
  const titles = records.flatMap((record) => {
    const id = readRecordId(kind.entity, record);
    return id !== change.entity_id && ids.has(id) ? [kind.readTitle(record, language).text] : [];
  });
  if (titles.length === 0) return null;
  const named = titles.slice(0, maxNamed);
  return (
    <p className={styles.with}>
      {messages.editing.changes.movedWith(named.join(', '), titles.length - named.length)}
    </p>
  );
}
