import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { changesOrder, currentNumbers, numbersBefore } from '../../../lib/editing/order-change.ts';
import { createRecordApi, readRecordId, type OrderNumber } from '../../../lib/editing/record-api.ts';
import { recentChangesQuery, recordsQuery } from '../../../lib/editing/record-queries.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { editingMessages } from '../messages/index.ts';

/**
 * Returns a function that saves the order before a change, with the numbers of all records that the same write has renumbered. It can be
 * undone. If the order would stay the same, because records have been moved since, nothing is saved and a message gives the reason.
 */
export function useRestoreOrder<Item extends EditedRecord, Field extends keyof Item & string>({
  entity,
  drafts,
}: RecordKind<Item, Field>): (change: RecordChange) => void {
  const { messages } = useLanguage(editingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const labels = messages.editing.changes;

  const restore = async (change: RecordChange): Promise<void> => {
    const readRecords = () => queryClient.fetchQuery({ ...recordsQuery(client, entity), staleTime: 0 });
    const recent = await queryClient.fetchQuery(recentChangesQuery(client, entity));
    const wanted = numbersBefore(entity, change, recent);
    const records = await readRecords();
    const current = currentNumbers(entity, records, wanted);
    const changed = wanted.filter(({ id, field }) =>
      current.some((one) => one.id === id && one.field === field),
    );
    if (!changesOrder(entity, records, changed)) {
      announce(labels.orderChangedSince);
      return;
    }
    const { reorder } = createRecordApi<Item>(client, entity);
    const save = async (numbers: readonly OrderNumber[]): Promise<void> => {
      await reorder(numbers, records);
      const saved = (await readRecords()) as unknown as readonly Item[];
      const { draft } = drafts.store.getState();
      const idOf = (record: object): number => readRecordId(entity, record);
      const stored = draft && saved.find((record) => idOf(record) === idOf(draft.base));
      if (stored) drafts.continueOn(stored);
    };
    await save(changed);
    rememberAction({ label: labels.orderRestored, undo: () => save(current) });
    announce(labels.orderRestored);
  };

  return (change) =>
    void restore(change).catch((error: unknown) =>
      notify({ kind: 'error', title: labels.orderNotRestored, message: failureMessage(error, messages) }),
    );
}
