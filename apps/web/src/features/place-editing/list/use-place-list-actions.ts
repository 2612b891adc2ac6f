import { useLanguage } from '../../../lib/language/language-context.tsx';
import {
  useRecordListActions,
  type RecordListActions,
} from '../../../ui/workbench/list/use-record-list-actions.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { placeList } from './list-store.ts';

/** The changes that editors can make in the list of places. */
export function usePlaceListActions(): RecordListActions {
  const { messages } = useLanguage(placeEditingMessages);
  return useRecordListActions({ entity: 'place', store: placeList, labels: messages.placesAdmin.actions });
}
