import type { DateQuery } from './read-date.ts';
import { readDates, type DateSpan } from './read-dates.ts';
import { readQuery, type Query } from '../read-query.ts';

/** A query with a name and a date: 'Лех 26 августа 1925', 'August 1925 in Leh'. */
export interface DatedQuery {
  /** The query without the date. */
  readonly query: Query;
  readonly date: DateQuery | DateSpan;
}

/** Separators between a date and a name: 'Лех, 26.08.1925', 'Leh (1925)'. */
const surroundingPunctuation = /^[\s,;:(—–-]+|[\s,;:)—–-]+$/gu;

/**
 * Separates a date at the beginning or the end of a query, taking as many words as form a date; null without a date.
 */
export function splitDate(text: string): DatedQuery | null {
  const words = text.split(' ');
  const cuts = [...words.keys()].slice(1);
  for (const cut of cuts) {
    const dated = datedQuery(words.slice(0, cut), words.slice(cut));
    if (dated !== null) return dated;
  }
  for (const cut of cuts.toReversed()) {
    const dated = datedQuery(words.slice(cut), words.slice(0, cut));
    if (dated !== null) return dated;
  }
  return null;
}

function datedQuery(rest: readonly string[], dateWords: readonly string[]): DatedQuery | null {
  const date = readDates(dateWords.join(' ').replace(surroundingPunctuation, ''));
  const query = date === null ? null : readQuery(rest.join(' '));
  return date === null || query === null ? null : { query, date };
}
