import { isDeepStrictEqual } from 'node:util';
import { cleanHtmlFields } from '../../lib/clean-html.ts';
import type { RecordKind, RecordRow } from './record-kind.ts';

/** Cleans the HTML of a row, or of some of its values. */
export function cleanValues<Row extends object>({ html }: Pick<RecordKind, 'html'>, row: Row): Row {
  return html === null ? row : cleanHtmlFields(html, row);
}

/** The values that differ from those of a record as it is read. HTML is cleaned first, because older versions stored it as it was entered. */
export function findChangedValues<Loaded extends RecordRow, Values extends object>(
  kind: RecordKind<Loaded, Values>,
  before: Loaded,
  values: Partial<Values>,
): Partial<Values> {
  const stored = cleanValues(kind, before);
  const changed = Object.entries(cleanValues(kind, values)).filter(
    ([field, value]) => value !== undefined && !isSameValue(value, Reflect.get(stored, field)),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Zero is zero with either sign, as in JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
