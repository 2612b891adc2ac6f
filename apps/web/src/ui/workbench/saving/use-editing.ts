import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useAccount } from '../../../lib/api/account-query.ts';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import { isChanged } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { editingMessages } from '../messages/index.ts';

/**
 * Opens the draft of a record while the component is shown, and warns before the page is left with unsaved changes. The draft belongs to
 * the signed-in user.
 */
export function useEditing<Item extends object, Field extends keyof Item & string>(
  drafts: DraftStore<Item, Field>,
  record: Item,
): void {
  const { messages } = useLanguage(editingMessages);
  const userId = useAccount().account?.id ?? null;
  const [first] = useState(record);
  const announceKept = useEffectEvent(() => {
    const { draft, keeping } = drafts.store.getState();
    const { kept, keptInMemory } = messages.editing.saving;
    if (draft !== null && isChanged(draft)) announce(keeping.isStored ? kept : keptInMemory);
  });
  useEffect(() => {
    if (userId === null) return undefined;
    void drafts.start(first, userId);
    return () => {
      announceKept();
      drafts.stop();
    };
  }, [drafts, first, userId]);
  useStoreOnLeaving(drafts.storeOnLeaving);
  const hasChanges = useStore(drafts.store, ({ draft }) => draft !== null && isChanged(draft));
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}

/** Stores the draft when the page is left or hidden: a hidden page of a phone may be ended without another event. */
export function useStoreOnLeaving(storeOnLeaving: () => void): void {
  useEffect(() => {
    const storeIfHidden = (): void => {
      if (document.visibilityState === 'hidden') storeOnLeaving();
    };
    window.addEventListener('pagehide', storeOnLeaving);
    document.addEventListener('visibilitychange', storeIfHidden);
    return () => {
      window.removeEventListener('pagehide', storeOnLeaving);
      document.removeEventListener('visibilitychange', storeIfHidden);
    };
  }, [storeOnLeaving]);
}
