/** The record of a draft, and the person who edits it. */
export interface DraftOwner {
  /** The id of the signed-in user. */
  readonly userId: number;
  /** The kind of the record. */
  readonly entity: string;
  /** The id of the record. */
  readonly id: number;
}

/** A draft as it is kept in the browser. */
export interface StoredDraft {
  /** The version of the record that was edited. */
  readonly version: number;
  /** The values of the changed fields in that version; none for drafts of an earlier version of the product. */
  readonly before: object;
  /** The fields were typed when they were stored; another version of the product may have had other fields. */
  readonly changes: object;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A draft of the same record from another window, open or closed. */
export interface OtherDraft {
  readonly windowId: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Validates a stored value, which another version of the product may have written. */
export function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, before, changes, savedAt } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return (
    [version, savedAt].every((number) => typeof number === 'number') &&
    [before, changes].every((fields) => typeof fields === 'object' && fields !== null)
  );
}
