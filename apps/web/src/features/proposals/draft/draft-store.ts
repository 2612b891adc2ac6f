import { proposalKinds } from '@cae-map/contract/entities/editing/proposal';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import { createDraft, type ProposalDraft } from './draft.ts';

type Drafts = Readonly<Record<string, ProposalDraft>>;

/** How many drafts are kept; the oldest is dropped. */
const maxDrafts = 20;

/**
 * Whose drafts are shown: those of the user with an id, of a visitor without an account, or of a user whose account could not be loaded,
 * whose drafts are kept while the page is open only.
 */
export type DraftOwner = number | 'visitor' | 'unknown';

interface DraftsState {
  /** By the keys of the person and the record; null until one is changed. */
  readonly drafts: Drafts | null;
  readonly owner: DraftOwner;
}

const store = createStore<DraftsState>(() => ({ drafts: null, owner: 'visitor' }));
/** The drafts of earlier visits, which are read once. */
let stored: Drafts | null = null;

/** The keys of visitors without an account are those of earlier versions of the product, which knew no others. */
function keyOf({ subject, id }: CorrectedRecord): string {
  const { owner } = store.getState();
  return owner === 'visitor' ? `${subject} ${id}` : `${owner}: ${subject} ${id}`;
}

const isUnknown = (key: string): boolean => key.startsWith('unknown: ');

/** Shows the drafts of another person. */
export const setDraftOwner = (owner: DraftOwner): void => store.setState({ owner });

export const useCurrentOwner = (): DraftOwner => useStore(store, ({ owner }) => owner);

/** The draft of a record, or an empty one; drafts outlast the page until the server has accepted them. */
export function readDraft(record: CorrectedRecord): ProposalDraft {
  return readDrafts()[keyOf(record)] ?? createDraft(record);
}

export function useDraft(record: CorrectedRecord): ProposalDraft {
  const draft = useStore(store, () => readDrafts()[keyOf(record)]);
  return draft ?? createDraft(record);
}

/** Changes a part of the draft of a record and keeps it in the browser. */
export function changeDraft(record: CorrectedRecord, change: Partial<ProposalDraft>): void {
  const { [keyOf(record)]: _before, ...others } = readDrafts();
  const entries = Object.entries(others).slice(1 - maxDrafts);
  keep({ ...Object.fromEntries(entries), [keyOf(record)]: { ...readDraft(record), ...change } });
}

/** Removes the draft of a record. */
export function dropDraft(record: CorrectedRecord): void {
  const { [keyOf(record)]: _dropped, ...others } = readDrafts();
  keep(others);
}

function keep(drafts: Drafts): void {
  store.setState({ drafts });
  const kept = Object.entries(drafts).filter(([key]) => !isUnknown(key));
  if (kept.length === 0) removeLocal('proposalDrafts');
  else writeLocal('proposalDrafts', JSON.stringify(Object.fromEntries(kept)));
}

function readDrafts(): Drafts {
  stored ??= readStored();
  return store.getState().drafts ?? stored;
}

/** What cannot be read counts as no draft. */
function readStored(): Drafts {
  try {
    const value: unknown = JSON.parse(readLocal('proposalDrafts') ?? '{}');
    return Object.fromEntries(Object.entries(Object(value) as object).filter(hasDraft));
  } catch {
    return {};
  }
}

function hasDraft(entry: [string, unknown]): entry is [string, ProposalDraft] {
  const { kind, position, ...texts } = Object(entry[1]) as Partial<Record<keyof ProposalDraft, unknown>>;
  const { date, enddate, title_ru, title_en, remark, creditName, contact } = texts;
  const isPosition = Array.isArray(position) && position.length === 2 && position.every(Number.isFinite);
  return (
    proposalKinds.some((each) => each === kind) &&
    (position === null || isPosition) &&
    [date, enddate, title_ru, title_en, remark, creditName, contact].every((text) => typeof text === 'string')
  );
}
