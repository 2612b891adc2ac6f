import type { RecordCalls } from '@cae-map/contract/api/records/record-calls';
import { containersOf, containersOfOrder } from '@cae-map/contract/entities/editing/record-containers';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../responses/request-error.ts';
import { findChanges } from '../find-changes.ts';
import { requireVersion } from '../version-conflict.ts';
import { loadNothing } from '../write-route.ts';
import {
  findDeletedRecords,
  findRecord,
  findRecords,
  lockDeletedRecord,
  lockRecord,
  lockRecordsById,
} from './find-records.ts';
import { takeWritableFields } from './read-only-fields.ts';
import { isInContainers, requireContainers } from './record-address.ts';
import { createCallRegistrar, type RecordCallRegistrar, type RecordWrite } from './record-call.ts';
import { idOf, type PlannedChange, type RecordKind, type RecordRow } from './record-kind.ts';
import { deleteRecord, insertRecord, restoreRecord, toWriting, updateRecord } from './write-records.ts';

/** A kind of records, and the calls that are handled alike for all kinds. */
export interface RecordRoutes<Loaded extends RecordRow, Values extends object> {
  readonly kind: RecordKind<Loaded, Values>;
  /** Without those that the resource registers itself. */
  readonly calls: Partial<RecordCalls>;
}

/** Registers the calls of a kind. */
export function registerRecordRoutes<Loaded extends RecordRow, Values extends object>(
  app: FastifyInstance,
  { kind, calls }: RecordRoutes<Loaded, Values>,
): void {
  const registrar = createCallRegistrar(app, kind.contract.tag);
  registerReads(registrar, kind, calls);
  registerCreation(registrar, kind, calls);
  registerWritesOfOne(registrar, kind, calls);
  registerWritesOfSeveral(registrar, kind, calls);
}

type Calls = Partial<RecordCalls>;

function registerReads<Loaded extends RecordRow>(
  { read }: RecordCallRegistrar,
  kind: RecordKind<Loaded>,
  calls: Calls,
): void {
  const { entity, key, tag } = kind.contract;
  read(calls.list, `All ${tag} with their private fields and versions`, async ({ orm }) =>
    (await findRecords(orm, kind)).map((record) => kind.present(record)),
  );
  read(
    calls.read,
    `One of the ${tag} with its private fields and its version`,
    async ({ orm, parameters }) => {
      const id = parameters[key] ?? 0;
      const record = await findRecord(orm, kind, id);
      if (record === undefined) throw new RequestError('not_found', `There is no ${entity} ${id}.`);
      return kind.present(record);
    },
  );
  read(
    calls.listDeleted,
    `The deleted ${tag}, which can be restored, the last deleted first`,
    async ({ orm }) => (await findDeletedRecords(orm, kind)).map((record) => kind.present(record)),
  );
  read(calls.listChanges, `The last changes of one of the ${tag}, the newest first`, ({ orm, parameters }) =>
    findChanges(orm, entity, parameters[key] ?? null),
  );
  read(calls.listRecentChanges, `The last changes of all ${tag}, the newest first`, ({ orm }) =>
    findChanges(orm, entity, null),
  );
}

function registerCreation<Loaded extends RecordRow, Values extends object>(
  { write }: RecordCallRegistrar,
  kind: RecordKind<Loaded, Values>,
  calls: Calls,
): void {
  write<null, Values>(calls.create, `Adds one of the ${kind.contract.tag}`, {
    load: loadNothing,
    async act(context) {
      const { transaction, parameters, body: values } = context;
      await kind.check?.(transaction, [{ before: null, values }]);
      const added = await insertRecord(toWriting(context), kind, values);
      requireContainers(kind, added, parameters);
      return kind.present(added);
    },
  });
}

function registerWritesOfOne<Loaded extends RecordRow, Values extends object>(
  { write }: RecordCallRegistrar,
  kind: RecordKind<Loaded, Values>,
  calls: Calls,
): void {
  const { key, tag } = kind.contract;
  const containers = containersOf(kind.contract);
  const lockOne = async ({ transaction, parameters }: RecordWrite<unknown>): Promise<Loaded | undefined> => {
    const record = await lockRecord(transaction, kind, parameters[key] ?? 0);
    return record && isInContainers(record, containers, parameters) ? record : undefined;
  };
  const presentConflict = (record: Loaded): object => kind.present(record);

  write<Loaded, object>(calls.replace, `Replaces all fields of one of the ${tag}`, {
    load: lockOne,
    presentConflict,
    async act(context, before) {
      const values = takeWritableFields(kind, before, context.body);
      await kind.check?.(context.transaction, [{ before, values }]);
      return kind.present(await updateRecord(toWriting(context), kind, before, values));
    },
  });

  write<Loaded>(calls.delete, `Deletes one of the ${tag}, which can be restored`, {
    load: lockOne,
    presentConflict,
    async act(context, record) {
      await kind.checkDeleted?.(context.transaction, record);
      await deleteRecord(toWriting(context), kind, record);
      return null;
    },
  });

  write<Loaded>(calls.restore, `Restores one of the deleted ${tag}`, {
    load: ({ transaction, parameters }) => lockDeletedRecord(transaction, kind, parameters[key] ?? 0),
    async act(context, deleted) {
      await kind.checkRestored?.(context.transaction, deleted);
      return kind.present(await restoreRecord(toWriting(context), kind, deleted));
    },
  });
}

/** New positions; each names its record by the key of the kind. */
interface OrderBody {
  readonly positions: readonly object[];
}

/** New values of some fields; each names its record by the key of the kind, and the version that was edited. */
interface EditsBody {
  readonly edits: readonly { readonly version: number; readonly fields: object }[];
}

function registerWritesOfSeveral<Loaded extends RecordRow, Values extends object>(
  { write }: RecordCallRegistrar,
  kind: RecordKind<Loaded, Values>,
  calls: Calls,
): void {
  const { entity, key, tag } = kind.contract;
  const containersInOrder = containersOfOrder(kind.contract);
  const idIn = (item: object): number => Number(Reflect.get(item, key));

  /** Finds the locked record of each item. @throws {RequestError} `not_found` if there is none */
  function matchRecords<Item extends object>(items: readonly Item[], records: readonly Loaded[]) {
    const byId = new Map(records.map((record) => [idOf(kind, record), record]));
    return items.map((item) => {
      const before = byId.get(idIn(item));
      if (before === undefined) throw new RequestError('not_found', `There is no ${entity} ${idIn(item)}.`);
      return { item, before };
    });
  }

  write<readonly Loaded[], OrderBody>(calls.reorder, `Changes the order of ${tag}, all of them or none`, {
    async load({ transaction, parameters, body }) {
      const records = await lockRecordsById(transaction, kind, body.positions.map(idIn));
      return records.filter((record) => isInContainers(record, containersInOrder, parameters));
    },
    async act(context, records) {
      const changes = matchRecords(context.body.positions, records).map(({ item, before }) => {
        const { [key]: _id, ...positions } = item as Record<string, unknown>;
        return { before, values: positions as Partial<Values> };
      });
      const written = await updateAll(context, kind, changes);
      const moved = written.filter((record, index) => record !== changes[index]?.before);
      return moved.map((record) => kind.present(record));
    },
  });

  write<readonly Loaded[], EditsBody>(
    calls.editSome,
    `Changes some fields of several ${tag}, all of them or none`,
    {
      load: ({ transaction, body }) => lockRecordsById(transaction, kind, body.edits.map(idIn)),
      async act(context, records) {
        const matched = matchRecords(context.body.edits, records);
        for (const { item, before } of matched)
          requireVersion({
            name: `the ${entity} ${idIn(item)}`,
            edited: item.version,
            current: before.version,
            present: () => kind.present(before),
          });
        const changes = matched.map(({ item, before }) => ({
          before,
          values: takeWritableFields(kind, before, item.fields),
        }));
        await kind.check?.(context.transaction, changes);
        return (await updateAll(context, kind, changes)).map((record) => kind.present(record));
      },
    },
  );
}

async function updateAll<Loaded extends RecordRow, Values extends object>(
  context: RecordWrite<unknown>,
  kind: RecordKind<Loaded, Values>,
  changes: readonly (PlannedChange<Loaded, Values> & { readonly before: Loaded })[],
): Promise<Loaded[]> {
  const written: Loaded[] = [];
  for (const { before, values } of changes)
    // One after another: a transaction has a single connection.
    written.push(await updateRecord(toWriting(context), kind, before, values));
  return written;
}
