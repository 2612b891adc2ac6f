/** The fields of a record that a write changes together, so that a part of a write is noticed. */
export interface WrittenFields {
  readonly notes: string;
  readonly notes_en: string;
}

/** What no write is: the fields are those of different writes. */
const partial = -1;

/** The fields of a numbered write. */
export function fieldsOf(write: number): WrittenFields {
  return { notes: `write ${write}`, notes_en: `write ${write}` };
}

/** The number of the write that a record contains: 0 for none, -1 if its fields are those of different writes. */
export function readWrite({ notes, notes_en }: WrittenFields): number {
  const [one = 0, other = 0] = [notes, notes_en].map((text) => Number(/write (\d+)/.exec(text)?.[1] ?? 0));
  return one === other ? one : partial;
}
