import { useCallback, useEffect } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { editingMessages } from '../messages/index.ts';
import { undoLastAction } from '../../../lib/editing/action-history.ts';

/** A function that undoes the last saved action and reports the outcome. */
export function useUndo(): () => Promise<void> {
  const { messages } = useLanguage(editingMessages);
  return useCallback(async () => {
    const { undone, undoFailed, nothingUndone } = messages.editing.undo;
    try {
      const action = await undoLastAction();
      if (action !== null) announce(`${undone}: ${action.label}`);
    } catch (error) {
      const reason = failureMessage(error, messages);
      notify({ kind: 'error', title: undoFailed, message: `${reason}. ${nothingUndone}` });
    }
  }, [messages]);
}

/** Ctrl+Z outside of text fields calls the function while the component is mounted, unless a form has handled the key. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isUndo = code === 'KeyZ' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      if (!isUndo || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}

/** Whether the browser undoes typing in the target itself. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}
