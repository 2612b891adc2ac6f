import { ApiError } from '@cae-map/contract/api/client';
import { isSameValue } from './compare-saved.ts';

/** A saved change that is to be undone: the fields before it, those that it saved, and the present record. */
interface UndoneChange<Fields extends object> {
  readonly before: Fields;
  readonly saved: Fields;
  readonly current: object;
}

/**
 * The fields that a saved change had set, with the values before it. The present version is not compared with the saved one: changes of
 * other fields, and those that were made and undone since, do not prevent the undo.
 * @throws {ApiError} with the code `version_conflict`, if such a field has been changed again
 */
export function restoredFields<Fields extends object>({
  before,
  saved,
  current,
}: UndoneChange<Fields>): Partial<Fields> {
  const restored: Partial<Fields> = { ...before };
  // The keys of an object are those of its type: fields are made only from records.
  for (const field of Object.keys(before) as (keyof Fields)[]) {
    if (isSameValue(before[field], saved[field])) delete restored[field];
    else if (!isSameValue(Reflect.get(current, field), saved[field])) throw changedAgain();
  }
  return restored;
}

function changedAgain(): ApiError {
  return new ApiError('refused', 'the record has been changed since', {
    status: 409,
    code: 'version_conflict',
  });
}
