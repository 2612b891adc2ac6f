import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from '../../lib/editing/create-draft-store.ts';
import { isChanged } from '../../lib/editing/draft.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { editingMessages } from './messages/index.ts';

/** Opens the draft of a record while the component is shown, and warns before the page is left with unsaved changes. */
export function useEditing<Item extends object, Field extends keyof Item & string, Tool extends string>(
  drafts: DraftStore<Item, Field, Tool>,
  record: Item,
): void {
  const { messages } = useLanguage(editingMessages);
  const { kept } = messages.editing.saving;
  const [first] = useState(record);
  useEffect(() => {
    drafts.start(first);
    return () => {
      const { draft } = drafts.store.getState();
      if (draft !== null && isChanged(draft)) announce(kept);
      drafts.stop();
    };
  }, [drafts, first, kept]);
  const hasChanges = useStore(drafts.store, ({ draft }) => draft !== null && isChanged(draft));
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
