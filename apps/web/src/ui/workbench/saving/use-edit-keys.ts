import { useEffect, useEffectEvent } from 'react';

interface EditKeys {
  readonly save: () => void;
  /** @returns whether there was something to undo */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z undo and redo unsaved changes, of typing too. Without one, other listeners handle the key. */
export function useEditKeys({ save, undo, redo }: EditKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    if (code === 'KeyS' && !shiftKey) {
      event.preventDefault();
      save();
    } else if (code === 'KeyZ' && (shiftKey ? redo() : undo())) {
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
