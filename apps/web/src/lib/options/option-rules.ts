/** How a choice of the visitor is read that the browser has kept. */
export interface OptionRule<Value> {
  /** The value at the first visit. */
  readonly initial: Value;
  /** The value that was kept, or undefined when it is none. */
  readonly read: (kept: unknown) => Value | undefined;
}

export function booleanOption(initial: boolean): OptionRule<boolean> {
  return { initial, read: (kept) => (typeof kept === 'boolean' ? kept : undefined) };
}

export function enumOption<Value>(values: readonly Value[], initial: Value): OptionRule<Value> {
  return { initial, read: (kept) => values.find((value) => value === kept) };
}

/** What was kept by its names; nothing where it is no record. */
export function keptByName(kept: unknown): Readonly<Record<string, unknown>> {
  return isRecord(kept) ? { ...kept } : {};
}

/** The value that was kept or, where it cannot be read, that of a first visit. */
export function readKept<Value>({ read, initial }: OptionRule<Value>, kept: unknown): Value {
  return read(kept) ?? initial;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
