import { addDays } from '@cae-map/expedition/dates/calendar';
import { boundsOf, readDates } from '@cae-map/expedition/search/dates/read-dates';
import { useState, type KeyboardEvent } from 'react';
import { invalidDate } from '../kind/form-field.ts';

interface DateInputProps {
  readonly attributes: object;
  /** `YYYY-MM-DD`, with `hasTime` also `YYYY-MM-DD HH:MM` and `YYYY-MM-DD HH:MM:SS`; `invalidDate`, or an empty text. */
  readonly value: string;
  /** The bounds as YYYY-MM-DD. */
  readonly min: string;
  readonly max: string;
  /** Whether the field accepts a time after the day. */
  readonly hasTime?: boolean;
  readonly onChange: (value: string | null) => void;
}

/** A day that is typed or pasted in any form of both languages. The arrow keys go to the next and to the previous day. */
export function DateInput({ attributes, value, min, max, hasTime = false, onChange }: DateInputProps) {
  /** What was typed; null while the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const moment = value === invalidDate ? '' : value;
  const day = moment.slice(0, isoDayLength);
  const read = (text: string): string | null => {
    if (text.trim() === '') return null;
    const { dayText, time } = hasTime ? splitTime(text) : { dayText: text, time: '' };
    const found = readDay(dayText);
    return found !== null && found >= min && found <= max ? `${found}${time}` : invalidDate;
  };
  const step = (event: KeyboardEvent): void => {
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (days === undefined || day === '' || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = addDays(day, days);
    event.preventDefault();
    if (next < min || next > max) return;
    setTyped(null);
    onChange(`${next}${moment.slice(isoDayLength)}`);
  };
  return (
    <input
      {...attributes}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? moment}
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

/** The length of YYYY-MM-DD. */
const isoDayLength = 10;

/** A time at the end of a text, after a blank, a comma or the T of ISO 8601. */
const timeAtEnd = /[\s,T]+(\d{1,2}:\d{2}(?::\d{2})?)\s*$/;

/** A time of day with two digits of the hour. */
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** Splits a text into its day and a time, which is empty or begins with a blank; a text that ends with no time of day is all day. */
function splitTime(text: string): { readonly dayText: string; readonly time: string } {
  const found = timeAtEnd.exec(text);
  const time = found?.[1]?.padStart(found[1].lastIndexOf(':') > 2 ? 8 : 5, '0') ?? '';
  if (found === null || !timeOfDay.test(time)) return { dayText: text, time: '' };
  return { dayText: text.slice(0, found.index), time: ` ${time}` };
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
