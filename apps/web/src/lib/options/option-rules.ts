/** The initial value of an option and the parser of its stored value. */
export interface OptionRule<Value> {
  /** The value at the first visit. */
  readonly initial: Value;
  /** Parses a stored value; undefined if it is invalid. */
  readonly read: (stored: unknown) => Value | undefined;
}

export function booleanOption(initial: boolean): OptionRule<boolean> {
  return { initial, read: (stored) => (typeof stored === 'boolean' ? stored : undefined) };
}

export function enumOption<Value>(values: readonly Value[], initial: Value): OptionRule<Value> {
  return { initial, read: (stored) => values.find((value) => value === stored) };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
