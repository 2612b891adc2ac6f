/**
 * Whether a write has left all its records as they were: the server increases the version of a record only when one of its fields changes,
 * and returns of an order only the records that it has moved.
 * @param options of the call, with the edited version, or the edits of several records with the version of each
 * @param response the record, or the records in the order of the edits
 */
export function hasChangedNothing(options: object | undefined, response: unknown): boolean {
  const body: unknown = options === undefined ? undefined : Reflect.get(options, 'body');
  const edits = readList(body, 'edits');
  if (edits !== null) return areVersionsEqual(edits, response);
  if (readList(body, 'positions') !== null) return Array.isArray(response) && response.length === 0;
  const edited = versionOf(options);
  return edited !== undefined && edited === versionOf(response);
}

function areVersionsEqual(edits: readonly unknown[], response: unknown): boolean {
  return (
    Array.isArray(response) &&
    response.length === edits.length &&
    edits.every(
      (edit, index) => versionOf(edit) !== undefined && versionOf(edit) === versionOf(response[index]),
    )
  );
}

function readList(body: unknown, field: string): readonly unknown[] | null {
  const list: unknown = isObject(body) ? Reflect.get(body, field) : null;
  return Array.isArray(list) ? list : null;
}

function versionOf(value: unknown): number | undefined {
  const version: unknown = isObject(value) ? Reflect.get(value, 'version') : undefined;
  return typeof version === 'number' ? version : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
