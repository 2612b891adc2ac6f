import { isCalendarDate } from '@cae-map/contract/calendar-date';
import type { Field } from '../dictionary/table.ts';
import type { Wish } from './problem.ts';

/** A value of a cell, or what it should have been. */
export type CellReading = { readonly value: unknown } | { readonly wish: Wish };

/** Reads a cell of CSV by the type of its field; an empty cell is null. */
export function readCell({ type }: Field, text: string): CellReading {
  if (text === '') return { value: null };
  const wish: Wish = { kind: 'type', type };
  switch (type) {
    case 'integer':
    case 'number':
      return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? { value: Number(text) } : { wish };
    case 'boolean':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { wish };
    case 'array':
      try {
        return { value: JSON.parse(text) };
      } catch {
        return { wish };
      }
    case 'string':
    case 'date':
      return { value: text };
  }
}

/** What a value should have been by its field; null if it is right. */
export function findWish(field: Field, value: unknown): Wish | null {
  const { type, constraints = {} } = field;
  if (value === null || value === undefined) return constraints.required ? { kind: 'required' } : null;
  if (!isOfType(field, value)) return { kind: 'type', type };
  if (constraints.enum && !constraints.enum.some((each) => each === value))
    return { kind: 'one-of', values: constraints.enum };
  const { minimum = null, maximum = null } = constraints;
  const isOutside =
    typeof value === 'number' &&
    ((minimum !== null && value < minimum) || (maximum !== null && value > maximum));
  return isOutside ? { kind: 'range', minimum, maximum } : null;
}

function isOfType({ type }: Field, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && isCalendarDate(value);
    case 'array':
      return Array.isArray(value);
  }
}
