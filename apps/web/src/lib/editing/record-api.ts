import { recordCalls, type RecordCalls } from '@cae-map/contract/api/records/record-calls';
import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { containersOf, containersOfOrder } from '@cae-map/contract/entities/editing/record-containers';
import { recordKinds, type RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';

/** The number of a record in an order of its kind. */
export interface OrderNumber {
  readonly id: number;
  /** The field of the order. */
  readonly field: string;
  readonly number: number;
}

/**
 * The writes of a kind of record. All of them throw an `ApiError`; a body is the fields that editors change. A stored record has the ids of
 * the records that contain it, which are in the addresses of its calls.
 */
export interface RecordApi<Item> {
  /** @param record the new record, without an id */
  readonly create: (record: object, body: object) => Promise<Item>;
  /** Replaces all fields. @param version the one that was edited; another one on the server is a conflict */
  readonly replace: (stored: object, body: object, version: number) => Promise<Item>;
  readonly remove: (stored: object, version: number) => Promise<void>;
  readonly restore: (id: number) => Promise<Item>;
  /** Sets numbers of stored records in the orders of the kind. */
  readonly reorder: (numbers: readonly OrderNumber[], stored: readonly object[]) => Promise<void>;
}

/** A client whose calls are named by data. */
type NamedCall = <Response>(
  name: ApiCallName,
  parameters: object,
  options?: { readonly body?: object; readonly version?: number },
) => Promise<Response>;

/** The writes of a kind of record by the calls of the contract. */
export function createRecordApi<Item>(client: BrowserApiClient, entity: RecordEntity): RecordApi<Item> {
  const calls: RecordCalls = recordCalls[entity];
  const call: NamedCall = (name, parameters, options) =>
    // The table of the contract pairs each call with its parameters, its options and its response.
    client.call(name as never, parameters as never, options as never);
  const containers = containersOf(recordKinds[entity]);
  const addressOf = (stored: object): Address => ({
    ...pickNumbers(stored, containers),
    ...recordParameters(entity, readRecordId(entity, stored)),
  });
  return {
    create: (record, body) => call<Item>(calls.create, pickNumbers(record, containers), { body }),
    replace: (stored, body, version) => call<Item>(calls.replace, addressOf(stored), { body, version }),
    remove: (stored, version) => call(calls.delete, addressOf(stored), { version }),
    restore: (id) => call<Item>(calls.restore, recordParameters(entity, id)),
    async reorder(numbers, stored) {
      if (calls.reorder === undefined) throw new Error(`the kind ${entity} has no order`);
      const byId = new Map(stored.map((record) => [readRecordId(entity, record), record]));
      const positions = numbers.map(({ id, field, number }) => ({
        ...recordParameters(entity, id),
        [field]: number,
      }));
      // Records that are moved together are in the same book.
      const first = byId.get(numbers[0]?.id ?? 0) ?? {};
      const parameters = pickNumbers(first, containersOfOrder(recordKinds[entity]));
      await call(calls.reorder, parameters, { body: { positions } });
    },
  };
}

type Address = Readonly<Record<string, number>>;

function pickNumbers(record: object, fields: readonly string[]): Address {
  return Object.fromEntries(fields.map((field) => [field, Number(Reflect.get(record, field))]));
}

/** The parameters of the calls about one record. */
export function recordParameters(entity: RecordEntity, id: number): Address {
  return { [recordKinds[entity].key]: id };
}

/** The id of a record. */
export function readRecordId(entity: RecordEntity, record: object): number {
  return Number(Reflect.get(record, recordKinds[entity].key));
}
