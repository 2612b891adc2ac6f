/** A record that editors change, as a row of its table. */
type Row = Readonly<Record<string, unknown>> & { readonly version: number };

/** The state of a record before and after a change, for the history: only the fields that differ, and the versions. */
export function changedFields<Record extends Row>(
  before: Record,
  after: Record,
  fields: readonly (keyof Record & string)[],
): { readonly before: object; readonly after: object } {
  const changed = fields.filter((field) => before[field] !== after[field]);
  const pick = (row: Record): object => ({
    ...Object.fromEntries(changed.map((field) => [field, row[field]])),
    version: row.version,
  });
  return { before: pick(before), after: pick(after) };
}
