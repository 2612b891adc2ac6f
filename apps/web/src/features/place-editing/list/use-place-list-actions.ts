import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import {
  useRecordListActions,
  type RecordListActions,
} from '../../../ui/workbench/list/use-record-list-actions.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { countLinkingTexts } from './count-linking-texts.ts';
import { placeList } from './list-store.ts';

/** The changes of the list of places. The deletion of places that texts link to sets `asked` instead. */
export interface PlaceListActions extends RecordListActions {
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

/** The changes that editors can make in the list of places. */
export function usePlaceListActions(): PlaceListActions {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(placeEditingMessages);
  const [asked, setAsked] = useState<AskedDeletion | null>(null);
  const labels = messages.placesAdmin.actions;
  const actions = useRecordListActions({ entity: 'place', store: placeList, labels });
  return useMemo(() => {
    const removeOrAsk = async (placeIds: readonly number[]): Promise<void> => {
      const links = await countLinkingTexts(queryClient, client, placeIds);
      if (links === 0) actions.remove(placeIds);
      else setAsked({ placeIds, links, confirm: () => actions.remove(placeIds) });
    };
    return {
      move: actions.move,
      remove: (placeIds) => void removeOrAsk(placeIds),
      asked,
      dismiss: () => setAsked(null),
    };
  }, [actions, asked, client, queryClient]);
}
