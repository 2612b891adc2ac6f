import { isDeepStrictEqual } from 'node:util';
import { RequestError } from '../../responses/request-error.ts';
import { idOf, type RecordKind, type RecordRow } from './record-kind.ts';

/**
 * The fields of a body that a write changes. What a read returns can be sent back: the read-only fields may have their stored values.
 * @param fields validated by the schema of the call; absent ones may be present as undefined
 * @throws {RequestError} `invalid_request` that names a read-only field with another value
 */
export function takeWritableFields<Loaded extends RecordRow, Values extends object>(
  kind: RecordKind<Loaded, Values>,
  loaded: Loaded,
  fields: object,
): Partial<Values> {
  const { entity, readOnlyFields } = kind.contract;
  const readOnly = new Set(readOnlyFields);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const repeated = given.filter(([field]) => readOnly.has(field));
  const stored = repeated.length === 0 ? {} : kind.present(loaded);
  for (const [field, value] of repeated)
    if (!isDeepStrictEqual(value, Reflect.get(stored, field)))
      throw new RequestError(
        'invalid_request',
        `${field} of the ${entity} ${idOf(kind, loaded)} cannot be changed: leave it out, or send the stored value.`,
      );
  // The writable fields of a validated body are values of the kind.
  return Object.fromEntries(given.filter(([field]) => !readOnly.has(field))) as Partial<Values>;
}
