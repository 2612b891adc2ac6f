/**
 * Compares what was sent with what the server has saved.
 * @returns the names of the sent fields that the response does not contain with the same value
 */
export function findUnsavedFields(sent: object, saved: object): string[] {
  return Object.entries(sent)
    .filter(([field, value]) => !isSameValue(value, Reflect.get(saved, field)))
    .map(([field]) => field);
}

/** Whether two field values are the same; values of JSON fields are compared by what they contain. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));
}
