import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { forgetDeletion } from '../../../lib/editing/action-history.ts';
import { createRecordApi } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { editingMessages } from '../messages/index.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';

/** Returns a function that restores a deleted record. A failure is shown as a notice. */
export function useRestoreRecord<Item extends EditedRecord, Field extends keyof Item & string>({
  entity,
  readMessages,
  readTitle,
}: RecordKind<Item, Field>): (id: number) => void {
  const { language, messages } = useLanguage(editingMessages);
  const client = useRequiredClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => createRecordApi<Item>(client, entity).restore(id),
    onSuccess(restored, id) {
      forgetDeletion(entity, id);
      announce(readMessages(language).changes.restored(readTitle(restored, language).text));
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.editing.undo.undoFailed,
        message: failureMessage(error, messages),
      }),
  });
  return mutate;
}
