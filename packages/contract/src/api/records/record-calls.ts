/** The names of the calls by which editors read and change the records of a kind. They are made of the names of the kind. */
import {
  recordEntities,
  optionalRecordCalls,
  recordKinds,
  type RecordEntity,
  type OptionalRecordCall,
  type RecordKindFields,
} from '../../entities/editing/record-kinds.ts';

/** The names of the calls, by what they do, of a kind and its tag with a capital letter: `Place` and `Places`. */
interface CallNames<One extends string, Many extends string> {
  /** What visitors read. */
  readonly listForVisitors: `list${Many}`;
  readonly list: `list${Many}ForEditors`;
  /** One record, for an editor that does not need the others. */
  readonly read: `get${One}ForEditors`;
  readonly create: `create${One}`;
  /** Replaces all fields of a record. */
  readonly replace: `update${One}`;
  readonly delete: `delete${One}`;
  readonly restore: `restore${One}`;
  readonly reorder: `reorder${Many}`;
  /** The last changes of one record. */
  readonly listChanges: `list${One}Changes`;
  /** The last changes of all records. */
  readonly listRecentChanges: `listRecent${One}Changes`;
  /** Changes some fields of several records. */
  readonly editSome: `edit${Many}`;
  readonly listDeleted: `listDeleted${Many}`;
}

/** What a call of a kind does. */
export type RecordCall = keyof CallNames<string, string>;

/** The calls of a kind that editors change: those of every kind, and some of the others. */
export type RecordCallOf<Entity extends RecordEntity> =
  | Exclude<RecordCall, OptionalRecordCall>
  | (typeof recordKinds)[Entity]['editing']['calls'][number];

/** The name of a call of a kind. */
export type RecordCallName<Entity extends RecordEntity, Call extends RecordCall> = CallNames<
  Capitalize<Entity>,
  Capitalize<(typeof recordKinds)[Entity]['tag']>
>[Call];

/** The names of the calls of a kind; those that it does not have are absent. */
export type RecordCallsOf<Entity extends RecordEntity> = {
  readonly [Call in RecordCallOf<Entity>]: RecordCallName<Entity, Call>;
};

/** The kinds that have a call. */
export type EntityWith<Call extends RecordCall> = {
  [Entity in RecordEntity]: Call extends RecordCallOf<Entity> ? Entity : never;
}[RecordEntity];

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function namesOf(one: string, many: string): Record<RecordCall, string> {
  return {
    listForVisitors: `list${many}`,
    list: `list${many}ForEditors`,
    read: `get${one}ForEditors`,
    create: `create${one}`,
    replace: `update${one}`,
    delete: `delete${one}`,
    restore: `restore${one}`,
    reorder: `reorder${many}`,
    listChanges: `list${one}Changes`,
    listRecentChanges: `listRecent${one}Changes`,
    editSome: `edit${many}`,
    listDeleted: `listDeleted${many}`,
  };
}

/** The names of the calls of each kind; those that it does not have are absent. */
export const recordCalls = Object.fromEntries(
  recordEntities.map((entity) => {
    const { tag, editing }: RecordKindFields = recordKinds[entity];
    const missing = new Set<string>(optionalRecordCalls.filter((call) => !editing.calls.includes(call)));
    const names = Object.entries(namesOf(capitalize(entity), capitalize(tag)));
    return [entity, Object.fromEntries(names.filter(([call]) => !missing.has(call)))];
  }),
) as { readonly [Entity in RecordEntity]: RecordCallsOf<Entity> };

/** The names of the calls of any kind. */
export type RecordCalls = {
  readonly [Call in Exclude<RecordCall, OptionalRecordCall>]: RecordCallName<RecordEntity, Call>;
} & {
  readonly [Call in OptionalRecordCall]?: RecordCallName<EntityWith<Call>, Call>;
};
