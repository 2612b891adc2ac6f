import { recordCalls, type RecordCalls } from '@cae-map/contract/api/record-calls';
import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { recordKinds, type EditedEntity } from '@cae-map/contract/entities/editing/record-kinds';

/** The number of a record in an order of its kind. */
export interface OrderNumber {
  readonly id: number;
  /** The field of the order. */
  readonly field: string;
  readonly number: number;
}

/** The writes of a kind of record. All of them throw an `ApiError`; a body is the fields that editors change. */
export interface RecordApi<Item> {
  readonly create: (body: object) => Promise<Item>;
  /** Replaces all fields. @param version the one that was edited; another one on the server is a conflict */
  readonly replace: (id: number, body: object, version: number) => Promise<Item>;
  readonly remove: (id: number, version: number) => Promise<void>;
  readonly restore: (id: number) => Promise<Item>;
  /** Sets numbers of records in the orders of the kind. */
  readonly reorder: (numbers: readonly OrderNumber[]) => Promise<void>;
}

/** A client whose calls are named by data. */
type NamedCall = <Response>(
  name: ApiCallName,
  parameters: object,
  options?: { readonly body?: object; readonly version?: number },
) => Promise<Response>;

/** The writes of a kind of record by the calls of the contract. */
export function createRecordApi<Item>(client: BrowserApiClient, entity: EditedEntity): RecordApi<Item> {
  const calls: RecordCalls = recordCalls[entity];
  const call: NamedCall = (name, parameters, options) =>
    // The table of the contract pairs each call with its parameters, its options and its response.
    client.call(name as never, parameters as never, options as never);
  return {
    create: (body) => call<Item>(calls.create, {}, { body }),
    replace: (id, body, version) =>
      call<Item>(calls.replace, recordParameters(entity, id), { body, version }),
    remove: (id, version) => call(calls.delete, recordParameters(entity, id), { version }),
    restore: (id) => call<Item>(calls.restore, recordParameters(entity, id)),
    async reorder(numbers) {
      if (calls.reorder === undefined) throw new Error(`the kind ${entity} has no order`);
      const positions = numbers.map(({ id, field, number }) => ({
        ...recordParameters(entity, id),
        [field]: number,
      }));
      await call(calls.reorder, {}, { body: { positions } });
    },
  };
}

/** The parameters of the calls about one record. */
export function recordParameters(entity: EditedEntity, id: number): Readonly<Record<string, number>> {
  return { [recordKinds[entity].key]: id };
}

/** The id of a record. */
export function readRecordId(entity: EditedEntity, record: object): number {
  return Number(Reflect.get(record, recordKinds[entity].key));
}
