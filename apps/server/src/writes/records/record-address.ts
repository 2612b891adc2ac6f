import { containersOf } from '@cae-map/contract/entities/editing/record-containers';
import { RequestError } from '../../responses/request-error.ts';
import type { RecordKind, RecordRow } from './record-kind.ts';

/** The parameters of the address of a call. */
export type AddressParameters = Readonly<Record<string, number>>;

/**
 * Whether a record is in the records that an address names, such as a text in its chapter and book.
 * @param containers the fields with the ids of those records
 */
export function isInContainers(
  loaded: RecordRow,
  containers: readonly string[],
  parameters: AddressParameters,
): boolean {
  return containers.every((field) => Reflect.get(loaded, field) === parameters[field]);
}

/**
 * Requires that a record that was added is in the records that the address of the call names.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export function requireContainers<Loaded extends RecordRow>(
  { contract }: RecordKind<Loaded>,
  added: Loaded,
  parameters: AddressParameters,
): void {
  for (const field of containersOf(contract)) {
    const value: unknown = Reflect.get(added, field);
    if (value !== parameters[field])
      throw new RequestError(
        'invalid_request',
        `The address has ${field} ${parameters[field]}, but the new ${contract.entity} has ${String(value)}.`,
      );
  }
}
