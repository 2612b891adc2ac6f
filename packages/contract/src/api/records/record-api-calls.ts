/** The endpoints of the kinds of records that editors change, made from `recordKinds`. */
import {
  recordEntities,
  recordKinds,
  type RecordEntity,
  type RecordEditing,
  type RecordKindFields,
} from '../../entities/editing/record-kinds.ts';
import type { RecordTag } from '../../record-tags.ts';
import type { Capability } from '../../roles.ts';
import { clientRead, sharedRead, write, type ReadCall, type SharedCall, type WriteCall } from '../call.ts';
import { recordCalls, type EntityWith, type RecordCall, type RecordCallName } from './record-calls.ts';

interface EditorsRead extends ReadCall {
  readonly access: Capability;
}
interface EditorsWrite extends WriteCall {
  readonly access: Capability;
}
interface VersionedWrite extends EditorsWrite {
  readonly isVersioned: true;
}

/** What each call of a kind is. */
interface RecordApiCalls {
  readonly listForVisitors: SharedCall;
  readonly list: EditorsRead;
  readonly read: EditorsRead;
  readonly create: EditorsWrite;
  readonly replace: VersionedWrite;
  readonly delete: VersionedWrite;
  readonly restore: EditorsWrite;
  readonly reorder: EditorsWrite;
  readonly listChanges: EditorsRead;
  readonly listRecentChanges: EditorsRead;
  readonly editSome: EditorsWrite;
  readonly listDeleted: EditorsRead;
}

/** The endpoints of a kind by what they do, also those that the kind does not have. */
function endpointsOf(
  { tag, key }: RecordKindFields,
  { access, madeFrom, collection = `/${tag}`, orderPath = `/${tag}/order` }: RecordEditing,
): RecordApiCalls {
  const dependsOn = [tag, ...(madeFrom as RecordTag[])];
  const read = { ...clientRead, access, dependsOn } as const;
  const readHistory = { ...read, dependsOn: [tag, 'users'] } as const;
  const change = { ...write, access, changes: [tag] } as const;
  const one = `${collection}/{${key}}`;
  const forEditors = `/admin/${tag}/{${key}}`;
  return {
    listForVisitors: { ...sharedRead, path: `${collection}/`, dependsOn },
    list: { ...read, path: `/admin/${tag}/` },
    read: { ...read, path: forEditors },
    create: { ...change, method: 'POST', path: `${collection}/` },
    replace: { ...change, method: 'PUT', path: one, isVersioned: true },
    delete: { ...change, method: 'DELETE', path: one, isVersioned: true },
    restore: { ...change, method: 'POST', path: `/${tag}/{${key}}/restore` },
    reorder: { ...change, method: 'PUT', path: orderPath },
    listChanges: { ...readHistory, path: `${forEditors}/changes/` },
    listRecentChanges: { ...readHistory, path: `/admin/changes/${tag}/` },
    // Without the ids of containers: the records may be in several.
    editSome: { ...change, method: 'PATCH', path: `/${tag}/` },
    listDeleted: { ...read, path: `/admin/${tag}/deleted/` },
  };
}

function endpointsByName(entity: RecordEntity): [string, SharedCall | ReadCall | WriteCall][] {
  const kind: RecordKindFields = recordKinds[entity];
  const endpoints = endpointsOf(kind, kind.editing);
  const names = Object.entries(recordCalls[entity]) as [RecordCall, string][];
  return names.map(([call, name]) => [name, endpoints[call]]);
}

/** The endpoints of all kinds that editors change, by their names. */
export const recordApiCalls = Object.fromEntries(recordEntities.flatMap(endpointsByName)) as {
  readonly [Call in RecordCall as RecordCallName<EntityWith<Call>, Call>]: RecordApiCalls[Call];
};
