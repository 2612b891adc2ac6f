import { isVisible } from '@cae-map/contract/visible-character';

/** Why the value of a field cannot be saved: a key of the messages of every kind of this feature. */
export type FieldProblem =
  | 'required'
  | 'tooLong'
  | 'badName'
  | 'badYear'
  | 'badLink'
  | 'notALine'
  | 'unfinished'
  | 'repeated'
  | 'badHeight';

/** Finds the texts that are empty or too long, by field. */
export function checkTexts<Field extends string>(
  record: Readonly<Record<Field, unknown>>,
  {
    required,
    longest,
  }: {
    readonly required: readonly Field[];
    /** In characters. */
    readonly longest: Readonly<Partial<Record<Field, number>>>;
  },
): Partial<Record<Field, FieldProblem>> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  const textOf = (field: Field): string => (typeof record[field] === 'string' ? record[field] : '');
  for (const field of required) if (!isVisible(withoutTags(textOf(field)))) problems[field] = 'required';
  for (const [field, most] of Object.entries(longest) as [Field, number][])
    if (textOf(field).length > most) problems[field] = 'tooLong';
  return problems;
}

/** The text of HTML; a plain text without what looks like an element. */
function withoutTags(text: string): string {
  return text.replace(/<[^>]*>/g, '');
}
