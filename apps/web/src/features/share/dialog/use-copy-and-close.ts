import { useCopy } from '../../../lib/notices/use-copy.ts';
import { shareDialog } from '../../../lib/share/share-dialog.ts';

/** Copies a text after the dialog has been closed, so that the notice about it can be read. */
export type CopyAndClose = (text: string, successMessage: string) => void;

/** Returns a function that closes the dialog and copies a text. */
export function useCopyAndClose(): CopyAndClose {
  const copy = useCopy();
  return (text, successMessage) => {
    shareDialog.set(false);
    void copy(text, successMessage);
  };
}
