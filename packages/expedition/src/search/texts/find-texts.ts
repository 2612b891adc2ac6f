import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { countNearbyWords, type Finding } from './excerpt.ts';
import type { MarkedText } from '../search-answer.ts';
import {
  findTexts,
  guessTextWord,
  matchTextWord,
  type FoundText,
  type SearchableText,
  type TextIndex,
  type TextWordMatches,
} from './text-index.ts';
import { rangeWithin, splitWords } from '../words/words.ts';

/** A found text, in the language to show, with its matches. */
export interface FoundItem {
  readonly text: SearchableText;
  readonly inHeading: readonly Finding[];
  readonly inBody: readonly Finding[];
}

/** How to search items and convert them to hits. */
export interface ItemSearch<Hit> {
  readonly language: ContentLanguage;
  readonly limit: number;
  /** Includes fuzzy matches. */
  readonly includeGuesses: boolean;
  /** Filters items; all are included when omitted. */
  isWanted?(item: number): boolean;
  /** Comparator for items that match equally well. */
  compare(a: number, b: number): number;
  toHit(found: FoundItem): Hit | null;
}

/** The first hits, and the total number. */
export interface FoundItems<Hit> {
  readonly hits: readonly Hit[];
  readonly count: number;
  /** One of the items contains the exact words of the query. */
  readonly isWritten: boolean;
}

/** The number of best matches that are reranked by the proximity of the query words. */
const closeReadCount = 20;

/** Finds the items that contain every word of a query, each item once, preferably in the reader's language. */
export function findItems<Hit>(
  index: TextIndex,
  query: readonly string[],
  search: ItemSearch<Hit>,
): FoundItems<Hit> {
  const match = search.includeGuesses ? guessTextWord : matchTextWord;
  const matches = query.map((word) => match(index, word));
  const found = findTexts(index, matches);
  const items = onePerItem(index, found, search.language)
    .filter(({ item }) => search.isWanted?.(item) ?? true)
    .toSorted((a, b) => a.cost - b.cost || search.compare(a.item, b.item) || a.item - b.item);
  const readCount = query.length > 1 ? Math.max(search.limit, closeReadCount) : search.limit;
  const read = items.slice(0, readCount).flatMap(({ text }) => {
    const searchable = index.texts[text];
    return searchable === undefined ? [] : [readItem(index, searchable, matches)];
  });
  // The sort is stable: items of equal proximity keep their order.
  const nearest = read.toSorted((a, b) => b.nearness - a.nearness).slice(0, search.limit);
  return {
    hits: nearest.flatMap(({ item }) => search.toHit(item) ?? []),
    count: items.length,
    isWritten: items[0]?.cost === 0,
  };
}

function onePerItem(
  index: TextIndex,
  found: readonly FoundText[],
  language: ContentLanguage,
): (FoundText & { readonly item: number })[] {
  const byItem = new Map<number, FoundText & { readonly item: number }>();
  for (const { text, cost } of found) {
    const searchable = index.texts[text];
    if (searchable === undefined) continue;
    const { item } = searchable;
    if (searchable.language === language || !byItem.has(item)) byItem.set(item, { text, cost, item });
  }
  return [...byItem.values()];
}

function readItem(
  index: TextIndex,
  text: SearchableText,
  matches: TextWordMatches,
): { readonly item: FoundItem; readonly nearness: number } {
  const inHeading = findingsIn(index, text.heading, matches);
  const inBody = findingsIn(index, text.body, matches);
  return {
    item: { text, inHeading, inBody },
    nearness: countNearbyWords(inHeading) + countNearbyWords(inBody),
  };
}

function findingsIn(index: TextIndex, text: string, matches: TextWordMatches): Finding[] {
  return splitWords(text).flatMap((word) => {
    const number = index.words.indexOf(word.folded);
    const answered = matches.flatMap((words, at) => (words.has(number) ? [at] : []));
    if (answered.length === 0) return [];
    const to = Math.max(...answered.map((at) => matches[at]?.get(number)?.to ?? 0));
    return [{ range: rangeWithin(text, word, 0, to), words: answered }];
  });
}

/** The heading of a found text with its matches marked. */
export function markedHeading({ text, inHeading }: FoundItem): MarkedText {
  return { text: text.heading, language: text.language, ranges: inHeading.map(({ range }) => range) };
}
