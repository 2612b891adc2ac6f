import { createStore } from 'zustand/vanilla';

/** Earlier values of a record that its form is to show when it is opened. */
interface ValuesToRestore {
  /** The kind of the record. */
  readonly entity: string;
  readonly id: number;
  /** The values, by field. */
  readonly values: object;
}

const waiting = createStore<{ readonly next: ValuesToRestore | null }>(() => ({ next: null }));

/** Keeps the values until the form of the record takes them; those of another record are replaced. */
export function restoreInForm(next: ValuesToRestore): void {
  waiting.setState({ next });
}

/** The values that wait for the form of a record, which receives them once; null if there are none. */
export function takeValuesToRestore(entity: string, id: number): object | null {
  const { next } = waiting.getState();
  if (next === null || next.entity !== entity || next.id !== id) return null;
  waiting.setState({ next: null });
  return next.values;
}
