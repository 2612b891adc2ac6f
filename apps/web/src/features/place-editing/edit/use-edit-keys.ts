import { useEffect, useEffectEvent } from 'react';
import { redoEdit, undoEdit } from './draft/draft-store.ts';

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z undo and redo unsaved changes, of typing too. Without one, other listeners handle the key. */
export function useEditKeys(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    if (code === 'KeyS' && !shiftKey) {
      event.preventDefault();
      save();
    } else if (code === 'KeyZ' && (shiftKey ? redoEdit() : undoEdit())) {
      event.preventDefault();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    // Before the listener of the saved actions.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
