import { proposalKinds } from '@cae-map/contract/entities/editing/proposal';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import { createDraft, type ProposalDraft } from './draft.ts';

type Drafts = Readonly<Record<string, ProposalDraft>>;

/** How many drafts are kept; the oldest is dropped. */
const maxDrafts = 20;

/** The drafts by the key of the record; null until one is changed. */
const store = createStore<{ readonly drafts: Drafts | null }>(() => ({ drafts: null }));
/** The drafts of earlier visits, which are read once. */
let stored: Drafts | null = null;

const keyOf = ({ subject, id }: CorrectedRecord): string => `${subject} ${id}`;

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
  if (Object.keys(drafts).length === 0) removeLocal('proposalDrafts');
  else writeLocal('proposalDrafts', JSON.stringify(drafts));
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
