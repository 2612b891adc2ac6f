import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../lib/api/failure-message.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { forgetDeletion } from '../../lib/editing/action-history.ts';
import { announce } from '../../lib/notices/announcements.ts';
import { notify } from '../../lib/notices/notices.ts';
import { editingMessages } from './messages/index.ts';

/**
 * Returns a function that restores a deleted record. A failure is shown as a notice.
 * @param kind of the record
 * @param restore sends the request
 * @param describe returns the text that is announced for the restored record
 */
export function useRestoreRecord<Restored>(
  kind: 'place' | 'image',
  restore: (id: number) => Promise<Restored>,
  describe: (restored: Restored) => string,
): (id: number) => void {
  const { messages } = useLanguage(editingMessages);
  const { mutate } = useMutation({
    mutationFn: restore,
    onSuccess(restored, id) {
      forgetDeletion(`${kind} ${id}`);
      announce(describe(restored));
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
