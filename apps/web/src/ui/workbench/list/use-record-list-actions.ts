import { ApiError } from '@cae-map/contract/api/client';
import {
  recordKinds,
  type RecordEntity,
  type RecordKindFields,
} from '@cae-map/contract/entities/editing/record-kinds';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { createRecordApi, readRecordId } from '../../../lib/editing/record-api.ts';
import { recordsQuery } from '../../../lib/editing/record-queries.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { orderAround } from '../../../lib/lists/order-around.ts';
import { planMove, type MoveTarget } from '../../../lib/lists/move-target.ts';
import type { Ordered } from '../../../lib/lists/plan-order.ts';
import { noSelection } from '../../../lib/lists/row-selection.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { editingMessages } from '../messages/index.ts';
import type { ListActionMessages } from '../kind/record-messages.ts';
import type { EditedRecord } from '../kind/record-kind.ts';

interface RecordListActionsOptions {
  readonly entity: RecordEntity;
  readonly store: ListView;
  readonly labels: ListActionMessages;
  /** Of the query with the listed records; by default that of all records of the kind. */
  readonly queryKey?: QueryKey | undefined;
}

/** The changes of the order and the number of records. Each can be undone. */
export interface RecordListActions {
  /** Moves records before or after another one, within its parent if the order is that of a parent. */
  readonly move: (ids: readonly number[], target: MoveTarget) => void;
  readonly remove: (ids: readonly number[]) => void;
}

/** The changes that editors make in the list of a kind of records: its first order, deletion and restoring. */
export function useRecordListActions({
  entity,
  store,
  labels,
  queryKey,
}: RecordListActionsOptions): RecordListActions {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(editingMessages);
  return useMemo(() => {
    const api = createRecordApi<EditedRecord>(client, entity);
    const idOf = (record: object): number => readRecordId(entity, record);
    const readRecords = (): readonly EditedRecord[] =>
      queryClient.getQueryData(queryKey ?? recordsQuery(client, entity).queryKey) ?? [];
    const { orders }: RecordKindFields = recordKinds[entity];
    const [order] = orders;

    const reorder = async (field: string, changed: readonly Ordered[]): Promise<void> =>
      await api.reorder(
        changed.map(({ id, seqid }) => ({ id, field, number: seqid })),
        readRecords(),
      );

    const move = async (ids: readonly number[], target: MoveTarget): Promise<void> => {
      if (order === undefined) return;
      const list = orderAround(readRecords(), target.id, recordKinds[entity]);
      const positions = planMove(list, new Set(ids), target);
      if (positions.length === 0) return;
      const changed = new Set(positions.map(({ id }) => id));
      const before = list.filter(({ id }) => changed.has(id));
      try {
        await reorder(order.field, positions);
        rememberAction({ label: labels.moved(ids.length), undo: () => reorder(order.field, before) });
      } catch (error) {
        const message = failureMessage(error, messages);
        notify({ kind: 'error', title: labels.orderErrorTitle, message });
      }
    };

    const restore = async (ids: readonly number[]): Promise<void> => {
      await Promise.all(ids.map((id) => api.restore(id)));
    };

    const remove = async (chosenIds: readonly number[]): Promise<void> => {
      const records = readRecords().filter((record) => chosenIds.includes(idOf(record)));
      const outcomes = await Promise.allSettled(records.map((record) => api.remove(record, record.version)));
      const removed = records.filter((_record, index) => outcomes[index]?.status === 'fulfilled');
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure !== undefined) {
        const error: unknown = failure.reason;
        const isConflict = error instanceof ApiError && error.code === 'version_conflict';
        const reason = isConflict ? labels.changedElsewhere : failureMessage(error, messages);
        const message = labels.partlyFailed(records.length - removed.length, reason);
        notify({ kind: 'error', title: labels.removeErrorTitle, message });
      }
      if (removed.length === 0) return;
      const ids = removed.map(idOf);
      store.changeSelection(() => noSelection);
      rememberAction({
        label: labels.removed(ids.length),
        undo: () => restore(ids),
        deleted: ids.map((id) => ({ entity, id })),
      });
    };

    return { move: (ids, target) => void move(ids, target), remove: (ids) => void remove(ids) };
  }, [client, queryClient, messages, entity, store, labels, queryKey]);
}
