import type { EditorState } from '@tiptap/pm/state';
import { useSyncExternalStore } from 'react';
import type { TextEditor } from '../editor/create-text-editor.ts';

/** The state of an editor, which is another object after each change of the text or the selection; null without an editor. */
export function useEditorState(text: TextEditor | null): EditorState | null {
  return useSyncExternalStore(
    (notify) => {
      text?.editor.on('transaction', notify);
      return () => void text?.editor.off('transaction', notify);
    },
    () => text?.editor.state ?? null,
    () => null,
  );
}
