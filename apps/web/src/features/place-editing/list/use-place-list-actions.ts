import { ApiError } from '@cae-map/contract/api/client';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { countLinkingTexts } from './count-linking-texts.ts';
import { placeList } from './list-store.ts';
import { planMove, type MoveTarget } from '../../../lib/lists/move-target.ts';
import type { Ordered } from '../../../lib/lists/plan-order.ts';
import { noSelection } from '../../../lib/lists/row-selection.ts';

/** The changes of the order and the number of places. Each can be undone. */
export interface PlaceListActions {
  /** Moves places before or after another one of the route. */
  readonly move: (placeIds: readonly number[], target: MoveTarget) => void;
  /** Deletes places; if texts link to them, `asked` is set instead. */
  readonly remove: (placeIds: readonly number[]) => void;
  readonly asked: AskedDeletion | null;
  readonly dismiss: () => void;
}

/** A deletion that waits for the answer of the editor. */
interface AskedDeletion {
  readonly placeIds: readonly number[];
  /** The number of texts that link to the places; null if it is unknown. */
  readonly links: number | null;
  readonly confirm: () => void;
}

/** The changes that editors can make in the list. */
export function usePlaceListActions(): PlaceListActions {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(placeEditingMessages);
  const [asked, setAsked] = useState<AskedDeletion | null>(null);
  const actions = useMemo<Pick<PlaceListActions, 'move' | 'remove'>>(() => {
    const labels = messages.placesAdmin.actions;
    const reorder = async (order: readonly Ordered[]): Promise<void> => {
      const positions = order.map(({ id, seqid }) => ({ place_id: id, seqid }));
      await client.call('reorderPlaces', {}, { body: { positions } });
    };

    const move = async (placeIds: readonly number[], target: MoveTarget): Promise<void> => {
      const route = readEditorPlaces(queryClient)
        .toSorted(compareTravelOrder)
        .map(({ place_id, seqid }) => ({ id: place_id, seqid }));
      const positions = planMove(route, new Set(placeIds), target);
      if (positions.length === 0) return;
      const changed = new Set(positions.map(({ id }) => id));
      const before = route.filter(({ id }) => changed.has(id));
      try {
        await reorder(positions);
        rememberAction({ label: labels.moved(placeIds.length), undo: () => reorder(before) });
      } catch (error) {
        const message = failureMessage(error, messages);
        notify({ kind: 'error', title: labels.orderErrorTitle, message });
      }
    };

    const restore = async (placeIds: readonly number[]): Promise<void> => {
      await Promise.all(placeIds.map((place_id) => client.call('restorePlace', { place_id })));
    };

    const remove = async (placeIds: readonly number[]): Promise<void> => {
      const places = readEditorPlaces(queryClient).filter(({ place_id }) => placeIds.includes(place_id));
      const outcomes = await Promise.allSettled(
        places.map(({ place_id, version }) => client.call('deletePlace', { place_id }, { version })),
      );
      const removed = places.filter((_place, index) => outcomes[index]?.status === 'fulfilled');
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure !== undefined) {
        const error: unknown = failure.reason;
        const isConflict = error instanceof ApiError && error.code === 'version_conflict';
        const reason = isConflict ? labels.changedElsewhere : failureMessage(error, messages);
        const message = labels.partlyFailed(places.length - removed.length, reason);
        notify({ kind: 'error', title: labels.removeErrorTitle, message });
      }
      if (removed.length === 0) return;
      const ids = removed.map(({ place_id }) => place_id);
      placeList.changeSelection(() => noSelection);
      rememberAction({
        label: labels.removed(ids.length),
        undo: () => restore(ids),
        deleted: ids.map((id) => ({ entity: 'place', id })),
      });
    };

    /** Deletes places, after a question if texts link to them. */
    const removeOrAsk = async (placeIds: readonly number[]): Promise<void> => {
      const links = await countLinkingTexts(queryClient, client, placeIds);
      if (links === 0) await remove(placeIds);
      else setAsked({ placeIds, links, confirm: () => void remove(placeIds) });
    };

    return {
      move: (placeIds, target) => void move(placeIds, target),
      remove: (placeIds) => void removeOrAsk(placeIds),
    };
  }, [client, queryClient, messages]);
  return { ...actions, asked, dismiss: () => setAsked(null) };
}
