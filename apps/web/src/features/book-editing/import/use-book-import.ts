import { useEffect, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import {
  findDraft,
  removeDraft,
  storeDraft,
  storeDraftOnLeaving,
} from '../../../lib/editing/drafts/draft-storage.ts';
import type { DraftOwner, StoredDraft } from '../../../lib/editing/drafts/stored-draft.ts';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import type { BookImport } from './model/book-import.ts';

/** The entity of the drafts of imports, one for each person and window. */
const entity = 'book-import';
/** The form of the stored value; another one is ignored. */
const draftVersion = 1;
/** At most twice a second, since a whole book is stored. In milliseconds. */
const storeDelay = 500;

/** An import with its earlier states. */
interface ImportHistory {
  readonly present: BookImport | null;
  readonly past: readonly BookImport[];
  readonly isRestored: boolean;
}

const nothing: ImportHistory = { present: null, past: [], isRestored: false };

/** The import that an editor corrects. */
export interface EditedImport {
  /** Whether the browser is still looking for a draft. */
  readonly isLoading: boolean;
  readonly present: BookImport | null;
  /** Whether it is from a draft of an earlier page. */
  readonly isRestored: boolean;
  readonly canUndo: boolean;
  readonly begin: (imported: BookImport) => void;
  readonly change: (change: (imported: BookImport) => BookImport) => void;
  readonly undo: () => void;
  /** Forgets the import and its draft. */
  readonly end: () => void;
}

/** The states that are remembered. */
const maxPast = 50;

/** Keeps the import of the account in a draft, so that a closed page loses nothing. */
export function useBookImport(): EditedImport {
  const { account, error } = useAccount();
  const userId = account?.id ?? null;
  const owner = useMemo<DraftOwner | null>(
    () => (userId === null ? null : { userId, entity, id: newRecordId }),
    [userId],
  );
  const [loadedFor, setLoadedFor] = useState<DraftOwner | null>(null);
  const [history, setHistory] = useState<ImportHistory>(nothing);
  useEffect(() => {
    if (owner === null) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { draft } = await findDraft(owner);
      if (!isCurrent) return;
      setLoadedFor(owner);
      const found = draft?.version === draftVersion ? readDraft(draft) : null;
      if (found !== null)
        setHistory((history) =>
          history.present === null ? { present: found, past: [], isRestored: true } : history,
        );
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  useStoredDraft(owner, history.present);
  return {
    // Until the account is known, nothing is shown, since a chosen file would be forgotten when its draft is found.
    isLoading: owner === null ? error === null : loadedFor !== owner,
    present: history.present,
    isRestored: history.isRestored,
    canUndo: history.past.length > 0,
    begin: (present) => setHistory({ ...nothing, present }),
    change: (change) =>
      setHistory((before) => {
        const { present, past } = before;
        if (present === null) return before;
        return { ...before, present: change(present), past: [...past, present].slice(-maxPast) };
      }),
    undo: () =>
      setHistory((before) => ({
        ...before,
        present: before.past.at(-1) ?? before.present,
        past: before.past.slice(0, -1),
      })),
    end() {
      setHistory(nothing);
      if (owner !== null) void removeDraft(owner);
    },
  };
}

/** Stores the import a moment after each change, and when the page is left. */
function useStoredDraft(owner: DraftOwner | null, present: BookImport | null): void {
  const unstored = useRef<BookImport | null>(null);
  useEffect(() => {
    if (owner === null || present === null) return undefined;
    unstored.current = present;
    const timer = setTimeout(() => {
      unstored.current = null;
      void storeDraft(owner, toDraft(present));
    }, storeDelay);
    return () => clearTimeout(timer);
  }, [owner, present]);
  useEffect(() => {
    const storeRest = (): void => {
      if (owner !== null && unstored.current !== null) storeDraftOnLeaving(owner, toDraft(unstored.current));
      unstored.current = null;
    };
    window.addEventListener('pagehide', storeRest);
    return () => {
      window.removeEventListener('pagehide', storeRest);
      storeRest();
    };
  }, [owner]);
}

function toDraft(imported: BookImport): StoredDraft {
  return { version: draftVersion, before: {}, changes: { imported }, savedAt: Date.now() };
}

function readDraft({ changes }: StoredDraft): BookImport | null {
  const imported: unknown = Reflect.get(changes, 'imported');
  // Written by `toDraft` of the same form.
  return typeof imported === 'object' ? (imported as BookImport | null) : null;
}
