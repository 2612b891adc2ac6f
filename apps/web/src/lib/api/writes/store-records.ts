import type { WriteCall } from '@cae-map/contract/api/call';
import { apiCalls, type ApiCallName, type WriteCallName } from '@cae-map/contract/api/calls';
import { recordCalls } from '@cae-map/contract/api/records/record-calls';
import {
  recordKinds,
  type RecordEntity,
  type RecordKindFields,
} from '@cae-map/contract/entities/editing/record-kinds';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callOfKey, parameterOfKey } from '../call-of-key.ts';
import { callKey } from '../query-key.ts';

interface VisitorList {
  readonly call: ApiCallName;
  /** Whether the server lists a record. */
  readonly hasRecord: (record: object) => boolean;
}

/** The lists that visitors read, by the kind of their records. */
const visitorLists: { readonly [Entity in RecordEntity]?: VisitorList } = {
  place: { call: 'listPlaces', hasRecord: () => true },
  image: { call: 'listImages', hasRecord: (record) => Reflect.get(record, 'image_enabled') === true },
};

interface ContainedList {
  readonly call: ApiCallName;
  /** The field of a record, and the parameter of the call, with the id of the record that contains it. */
  readonly container: string;
}

/** The lists that editors read of the records within another one, by the kind of their records. */
const containedLists: { readonly [Entity in RecordEntity]?: ContainedList } = {
  text: { call: 'listTextsOfChapterForEditors', container: 'chapter_id' },
};

/** Reads whose response is the record that a write returns. */
const singleRecords: { readonly [Name in WriteCallName]?: ApiCallName } = { updateMe: 'getMe' };

type StoredRecord = object;

/**
 * Stores the records that a write has returned in the loaded lists that have records of their kind, so that the new values are shown
 * before the lists are fetched again, and in the loaded reads of the single records. A list that is not loaded, or has only a part of the
 * records and not this one, stays as it is.
 * @param returned a record, a list of records, or anything else, which is ignored
 * @returns the queries that have the records
 */
export function storeRecords(queryClient: QueryClient, name: WriteCallName, returned: unknown): Set<Query> {
  const records = [returned].flat().filter(isRecord);
  const single = singleRecords[name];
  if (single !== undefined && records[0] !== undefined) return storeSingle(queryClient, single, records[0]);
  const stored = new Set<Query>();
  for (const kind of changedKinds(name)) {
    const ofKind = records.filter((record) => isOfKind(record, kind));
    if (ofKind.length === 0) continue;
    changeLists(queryClient, kind, stored, (list, visitorList) =>
      visitorList === null
        ? replaceOrAdd(list, ofKind, kind)
        : replaceListed(list, ofKind, { kind, visitorList }),
    );
    for (const record of ofKind) storeAlone(queryClient, kind, { id: idOf(record, kind), record, stored });
  }
  return stored;
}

/**
 * Removes the record that a call has deleted from the loaded lists and its loaded read.
 * @param parameters of the call, with the id of the record
 * @returns the queries that no longer have it
 */
export function removeRecord(queryClient: QueryClient, name: WriteCallName, parameters: object): Set<Query> {
  const stored = new Set<Query>();
  for (const kind of changedKinds(name)) {
    const id = idOf(parameters, kind);
    if (id === undefined) continue;
    changeLists(queryClient, kind, stored, (list) => list.filter((record) => idOf(record, kind) !== id));
    storeAlone(queryClient, kind, { id, record: null, stored });
  }
  return stored;
}

/** The kinds of records that a call changes, of those that editors change. */
function changedKinds(name: WriteCallName): RecordKindFields[] {
  const { changes }: WriteCall = apiCalls[name];
  return Object.values<RecordKindFields>(recordKinds).filter(
    ({ tag, entity }) => changes.includes(tag) && entity in recordCalls,
  );
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null;
}

/** Whether a record has all fields of a kind: an image has the id of its place as well. */
function isOfKind(record: StoredRecord, { publicFields }: RecordKindFields): boolean {
  return publicFields.every((field) => field in record);
}

function idOf(record: object, { key }: RecordKindFields): unknown {
  return Reflect.get(record, key);
}

type ChangeList = (
  list: readonly StoredRecord[],
  /** Null for a list of the editors. */
  visitorList: VisitorList | null,
) => readonly StoredRecord[];

function changeLists(
  queryClient: QueryClient,
  { entity }: RecordKindFields,
  stored: Set<Query>,
  change: ChangeList,
): void {
  const calls: Readonly<Record<string, { readonly list: ApiCallName }>> = recordCalls;
  const editors = calls[entity]?.list;
  for (const query of queryClient.getQueryCache().getAll()) {
    const name = callOfKey(query.queryKey);
    const { data } = query.state;
    if (name === null || !isRecord(data)) continue;
    const visitorList = visitorLists[entity]?.call === name ? visitorLists[entity] : null;
    const contained = containedLists[entity]?.call === name ? containedLists[entity] : null;
    if (visitorList === null && contained === null && name !== editors) continue;
    queryClient.setQueryData(
      query.queryKey,
      changeIn(data, (list) => {
        const changed = change(list, visitorList);
        return contained === null ? changed : changed.filter((record) => isWithin(record, contained, query));
      }),
    );
    stored.add(query);
  }
}

/** Whether a record is in the one whose list a query has: a record that a write has moved is no longer in its former list. */
function isWithin(record: StoredRecord, { container }: ContainedList, { queryKey }: Query): boolean {
  return Reflect.get(record, container) === parameterOfKey(queryKey, container);
}

/** Stores a record in the loaded read of it alone, whose data are null after its deletion. */
function storeAlone(
  queryClient: QueryClient,
  { entity, key }: RecordKindFields,
  {
    id,
    record,
    stored,
  }: { readonly id: unknown; readonly record: object | null; readonly stored: Set<Query> },
): void {
  const calls: Readonly<Record<string, { readonly list: ApiCallName; readonly read?: ApiCallName }>> =
    recordCalls;
  const name = calls[entity]?.read;
  if (name === undefined) return;
  const queryKey = callKey(name, { [key]: id });
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined) return;
  queryClient.setQueryData(queryKey, record);
  stored.add(query);
}

/** The data of a list are its records, or an object with them. */
function changeIn(data: object, change: (list: readonly StoredRecord[]) => readonly StoredRecord[]): object {
  if (Array.isArray(data)) return change(data.filter(isRecord));
  const records: unknown = Reflect.get(data, 'records');
  return Array.isArray(records) ? { ...data, records: change(records.filter(isRecord)) } : data;
}

function replaceOrAdd(
  list: readonly StoredRecord[],
  records: readonly StoredRecord[],
  kind: RecordKindFields,
): readonly StoredRecord[] {
  const byId = new Map(records.map((record) => [idOf(record, kind), record]));
  const known = new Set(list.map((record) => idOf(record, kind)));
  const replaced = list.map((record) => byId.get(idOf(record, kind)) ?? record);
  return [...replaced, ...records.filter((record) => !known.has(idOf(record, kind)))];
}

/** Replaces records in a list that visitors read, without the fields that only editors may read: a copy of it is stored in the browser. */
function replaceListed(
  list: readonly StoredRecord[],
  records: readonly StoredRecord[],
  { kind, visitorList }: { readonly kind: RecordKindFields; readonly visitorList: VisitorList },
): readonly StoredRecord[] {
  const hidden = new Set(
    records.filter((record) => !visitorList.hasRecord(record)).map((record) => idOf(record, kind)),
  );
  const listed = records.filter(visitorList.hasRecord).map((record) => pickPublicFields(record, kind));
  return replaceOrAdd(
    list.filter((record) => !hidden.has(idOf(record, kind))),
    listed,
    kind,
  );
}

function pickPublicFields(record: StoredRecord, { publicFields }: RecordKindFields): StoredRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => publicFields.includes(field)));
}

function storeSingle(queryClient: QueryClient, name: ApiCallName, record: StoredRecord): Set<Query> {
  const stored = new Set<Query>();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (callOfKey(query.queryKey) !== name || !isRecord(query.state.data)) continue;
    queryClient.setQueryData(query.queryKey, record);
    stored.add(query);
  }
  return stored;
}
