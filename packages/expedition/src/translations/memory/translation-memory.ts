import { addTo } from '../../group-by.ts';
import { measureSimilarity } from './edit-similarity.ts';
import type { MemoryPair } from './memory-pairs.ts';
import { createTrigramIndex, type TrigramIndex } from './trigram-index.ts';

/** A translated sentence that is similar to another one. */
export interface MemoryMatch {
  readonly source: string;
  readonly target: string;
  /** Above 0 to 1; 1 for sentences that differ at most in case, ё and white space. */
  readonly similarity: number;
  /** The keys of the fields that contain the pair, without duplicates. */
  readonly keys: readonly string[];
}

export interface MemoryQuery {
  /** The least similarity, above 0 to 1. */
  readonly minimum: number;
  /** The most matches. */
  readonly limit: number;
  /** The key of the field that is being translated: pairs of this field only are left out. */
  readonly exclude?: string;
}

/** The translated sentences of the corpus. */
export interface TranslationMemory {
  /** The number of distinct pairs. */
  readonly size: number;
  /** The most similar sentences, the best first; sentences that are written exactly so come before the others of similarity 1. */
  find(sentence: string, query: MemoryQuery): MemoryMatch[];
}

/** Longer sentences are found only if they are equal. */
const longestCompared = 1200;
/** The most candidates, and the most cells of their tables of distances, that a query compares. */
const mostCandidates = 40;
const mostCells = 2_000_000;

/** Pairs with equal texts, which are joined. */
interface JoinedPair {
  readonly source: string;
  readonly target: string;
  readonly normal: string;
  readonly keys: string[];
}

/** Indexes pairs for `find`, whose time is bounded for any sentence. */
export function createMemory(pairs: Iterable<MemoryPair>): TranslationMemory {
  const joined = joinPairs(pairs);
  const byText = new Map<string, JoinedPair[]>();
  for (const pair of joined) addTo(byText, pair.normal, pair);
  const fuzzy = joined.filter(({ normal }) => normal.length <= longestCompared);
  const index = createTrigramIndex(fuzzy.map(({ normal }) => normal));
  return {
    size: joined.length,
    find(sentence, { minimum, limit, exclude }) {
      const normal = normalize(sentence);
      if (normal === '' || limit < 1) return [];
      const isOther = ({ keys }: JoinedPair): boolean => keys.some((key) => key !== exclude);
      const exact = (byText.get(normal) ?? [])
        .filter(isOther)
        .toSorted((a, b) => Number(b.source === sentence) - Number(a.source === sentence));
      const matches = exact.slice(0, limit).map((pair) => toMatch(pair, 1));
      if (matches.length === limit || normal.length > longestCompared) return matches;
      const candidates = listCandidates(fuzzy, index, normal, minimum).filter(isOther);
      return [...matches, ...compareCandidates(candidates, normal, minimum, limit - matches.length)];
    },
  };
}

function joinPairs(pairs: Iterable<MemoryPair>): JoinedPair[] {
  const joined = new Map<string, JoinedPair>();
  for (const { key, source, target } of pairs) {
    const normal = normalize(source);
    if (normal === '') continue;
    const text = `${source}\n${target}`;
    const known = joined.get(text);
    if (known === undefined) joined.set(text, { source, target, normal, keys: [key] });
    else if (!known.keys.includes(key)) known.keys.push(key);
  }
  return [...joined.values()];
}

function normalize(sentence: string): string {
  return sentence.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();
}

/** The pairs that share the most sequences, without those that share too few for the minimum, as each edit changes at most three. */
function listCandidates(
  pairs: readonly JoinedPair[],
  { counts, countShared }: TrigramIndex,
  normal: string,
  minimum: number,
): JoinedPair[] {
  const { shared, count } = countShared(normal);
  const found: { readonly pair: JoinedPair; readonly share: number }[] = [];
  for (let at = 0; at < pairs.length; at += 1) {
    const common = shared[at] ?? 0;
    const pair = pairs[at];
    if (common === 0 || pair === undefined || pair.normal === normal) continue;
    const edits = (1 - minimum) * Math.max(pair.normal.length, normal.length);
    const most = Math.max(counts[at] ?? 0, count);
    if (Math.abs(pair.normal.length - normal.length) > edits || common < most - 3 * edits) continue;
    found.push({ pair, share: common / ((counts[at] ?? 0) + count) });
  }
  return found
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostCandidates)
    .map(({ pair }) => pair);
}

function compareCandidates(
  candidates: readonly JoinedPair[],
  normal: string,
  minimum: number,
  limit: number,
): MemoryMatch[] {
  const matches: MemoryMatch[] = [];
  let cells = 0;
  for (const pair of candidates) {
    if (cells > mostCells) break;
    // Only what is better than the last of the found matches is of interest, which makes the band narrower.
    const least = matches.length < limit ? minimum : Math.max(minimum, matches.at(-1)?.similarity ?? 0);
    const compared = measureSimilarity(pair.normal, normal, least);
    cells += compared.cells;
    if (compared.similarity === 0) continue;
    matches.push(toMatch(pair, compared.similarity));
    matches.sort((a, b) => b.similarity - a.similarity);
    matches.splice(limit);
  }
  return matches;
}

function toMatch({ source, target, keys }: JoinedPair, similarity: number): MemoryMatch {
  return { source, target, similarity, keys };
}
