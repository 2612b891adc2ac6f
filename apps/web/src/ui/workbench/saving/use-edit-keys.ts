import { useEffect, useEffectEvent } from 'react';

interface EditKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z undo and redo unsaved changes, of typing too. Without one they have no effect: a save that readers
 * see is undone by its button only.
 */
export function useEditKeys({ save, undo, redo }: EditKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey) return;
    if (code === 'KeyS' && !shiftKey) {
      event.preventDefault();
      save();
    } else if (code === 'KeyZ') {
      event.preventDefault();
      if (shiftKey) redo();
      else undo();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    // Before the listener of the saved actions.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
