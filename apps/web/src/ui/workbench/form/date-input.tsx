import { addDays } from '@cae-map/expedition/dates/calendar';
import { boundsOf, readDates } from '@cae-map/expedition/search/dates/read-dates';
import { useState, type KeyboardEvent } from 'react';
import { invalidDate } from '../kind/form-field.ts';

interface DateInputProps {
  readonly attributes: object;
  /** `YYYY-MM-DD`, `invalidDate`, or an empty text. */
  readonly value: string;
  /** The bounds as YYYY-MM-DD. */
  readonly min: string;
  readonly max: string;
  readonly onChange: (value: string | null) => void;
}

/** A day that is typed or pasted in any form of both languages. The arrow keys go to the next and to the previous day. */
export function DateInput({ attributes, value, min, max, onChange }: DateInputProps) {
  /** What was typed; null while the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const day = value === invalidDate ? '' : value;
  const read = (text: string): string | null => {
    if (text.trim() === '') return null;
    const found = readDay(text);
    return found !== null && found >= min && found <= max ? found : invalidDate;
  };
  const step = (event: KeyboardEvent): void => {
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (days === undefined || day === '' || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = addDays(day, days);
    event.preventDefault();
    if (next < min || next > max) return;
    setTyped(null);
    onChange(next);
  };
  return (
    <input
      {...attributes}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? day}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onKeyDown={step}
      // What is not a day stays as it was typed.
      onBlur={() => {
        if (value !== invalidDate) setTyped(null);
      }}
    />
  );
}

/** A date with slashes: its day and its month, or its month and its day. */
const slashDate = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}\s*$/;

/** Whether the numbers of a date can be read in the British and in the American order, as two different days. */
function isAmbiguous(text: string): boolean {
  const [, first, second] = slashDate.exec(text) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}

/** Reads a complete day; null for a month, a year, a day without a year, a span, and an ambiguous date. */
function readDay(text: string): string | null {
  if (isAmbiguous(text)) return null;
  const date = readDates(text);
  if (date === null || 'precision' in date || date.year === null || date.day === null) return null;
  return boundsOf({ ...date, year: date.year }).firstDay;
}
