import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import { addTo } from '../../group-by.ts';
import { splitWords, type TextRange } from '../../search/words/words.ts';
import { twinOf, type BilingualText } from '../bilingual-text.ts';
import type { Sentence } from '../sentence-text.ts';
import { normalizeWord, stemsOf } from './stem-of.ts';

/** A text of the concordance with what the caller knows of it, such as its date and its place. */
export interface ConcordanceText<Item> {
  readonly item: Item;
  readonly text: BilingualText;
}

/** A sentence that has the words of a query. */
export interface ConcordanceEntry<Item> {
  readonly item: Item;
  readonly language: RecordLanguage;
  readonly sentence: Sentence;
  /** The found words, in UTF-16 offsets of the plain characters of the text. */
  readonly ranges: readonly TextRange[];
  /** The sentences that translate it; empty if it is not translated. */
  readonly twin: readonly Sentence[];
}

export interface ConcordanceQuery {
  /** `stem` finds all forms of a word, `word` only the form that is given. Neither compares case, stress, ё and е. */
  readonly match: 'stem' | 'word';
  /** Both languages if omitted. */
  readonly language?: RecordLanguage;
}

/** Finds every sentence with given words. */
export interface Concordance<Item> {
  /** The sentences that have all words of the query, in the order of the texts; none for a query without words. */
  find(words: string, query: ConcordanceQuery): ConcordanceEntry<Item>[];
}

interface IndexedSentence<Item> {
  readonly source: ConcordanceText<Item>;
  readonly sentence: Sentence;
}

/** Indexes the words of texts by their stems. The time of a query depends on its results only. */
export function createConcordance<Item>(texts: readonly ConcordanceText<Item>[]): Concordance<Item> {
  const indexes = { ru: indexLanguage(texts, 'ru'), en: indexLanguage(texts, 'en') };
  return {
    find: (words, { match, language }) =>
      recordLanguages
        .filter((each) => language === undefined || each === language)
        .flatMap((each) => findIn(indexes[each], words, match, each)),
  };
}

interface LanguageIndex<Item> {
  readonly sentences: readonly IndexedSentence<Item>[];
  /** The numbers of the sentences with a stem, in order. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
}

function indexLanguage<Item>(
  texts: readonly ConcordanceText<Item>[],
  language: RecordLanguage,
): LanguageIndex<Item> {
  const sentences = texts.flatMap((source) =>
    source.text[language].sentences.map((sentence) => ({ source, sentence })),
  );
  const byStem = new Map<string, number[]>();
  /** The stems of all words, because a text uses few distinct ones. */
  const known = new Map<string, readonly string[]>();
  const stemsOnce = (word: string): readonly string[] => {
    const stems = known.get(word) ?? stemsOf(word, language);
    known.set(word, stems);
    return stems;
  };
  sentences.forEach(({ sentence }, number) => {
    const stems = wordsOf(sentence.text).flatMap(({ word }) => stemsOnce(word));
    for (const stem of new Set(stems)) addTo(byStem, stem, number);
  });
  return { sentences, byStem };
}

function wordsOf(text: string): { readonly word: string; readonly range: TextRange }[] {
  return splitWords(text).map(({ start, end }) => ({ word: text.slice(start, end), range: [start, end] }));
}

function findIn<Item>(
  index: LanguageIndex<Item>,
  query: string,
  match: ConcordanceQuery['match'],
  language: RecordLanguage,
): ConcordanceEntry<Item>[] {
  const keysOf = (word: string): readonly string[] =>
    match === 'stem' ? stemsOf(word, language) : [normalizeWord(word, language)];
  const words = wordsOf(query).map(({ word }) => word);
  /** For each word of the query the keys of which a word of the sentence has one. */
  const wanted = words.map((word) => new Set(keysOf(word)));
  return numbersWithAll(index, words, language).flatMap((number): ConcordanceEntry<Item>[] => {
    const found = index.sentences[number];
    if (found === undefined) return [];
    const { source, sentence } = found;
    const inSentence = wordsOf(sentence.text).map(({ word, range }) => ({ keys: keysOf(word), range }));
    const hits = inSentence.filter(({ keys }) => wanted.some((set) => keys.some((key) => set.has(key))));
    if (!wanted.every((set) => hits.some(({ keys }) => keys.some((key) => set.has(key))))) return [];
    const offset = source.text[language].text.indexOf(sentence.text, sentence.start);
    return [
      {
        item: source.item,
        language,
        sentence,
        ranges: hits.map(({ range: [start, end] }): TextRange => [start + offset, end + offset]),
        twin: twinOf(source.text, language, sentence.index),
      },
    ];
  });
}

/** The numbers of the sentences that have a form of every word, in order. */
function numbersWithAll<Item>(
  { byStem }: LanguageIndex<Item>,
  words: readonly string[],
  language: RecordLanguage,
): number[] {
  const [rarest, ...others] = words
    .map((word) => new Set(stemsOf(word, language).flatMap((stem) => byStem.get(stem) ?? [])))
    .toSorted((a, b) => a.size - b.size);
  return [...(rarest ?? [])]
    .filter((number) => others.every((numbers) => numbers.has(number)))
    .toSorted((a, b) => a - b);
}
