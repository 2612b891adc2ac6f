import { readDate, type DateQuery } from './read-date.ts';
import { readQuery, type Query } from '../read-query.ts';

/** A query that names something and says when: 'Лех 26 августа 1925', 'August 1925 in Leh'. */
export interface DatedQuery {
  /** What is left without the date. */
  readonly query: Query;
  readonly date: DateQuery;
}

/** What parts a date from a name: 'Лех, 26.08.1925', 'Leh (1925)'. */
const surroundingPunctuation = /^[\s,;:(—–-]+|[\s,;:)—–-]+$/gu;

/** Parts the date from what stands before or behind it, as much of it as can be read; null where no date stands there. */
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
  const date = readDate(dateWords.join(' ').replace(surroundingPunctuation, ''));
  const query = date === null ? null : readQuery(rest.join(' '));
  return date === null || query === null ? null : { query, date };
}
