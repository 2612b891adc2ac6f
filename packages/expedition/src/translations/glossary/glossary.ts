import { recordByContentLanguage, type RecordLanguage } from '@cae-map/contract/content-languages';
import { addTo } from '../../group-by.ts';
import { stemsOf } from '../../sentences/concordance/stem-of.ts';
import { isRussianForm } from '../../sentences/names/known-names.ts';
import { splitWords, type Word } from '../../search/words/words.ts';
import type { GlossaryEntry } from './glossary-entries.ts';

/** A name whose words are prepared for matching. */
export interface GlossaryName {
  readonly entry: GlossaryEntry;
  /** The folded words. */
  readonly words: readonly string[];
  /** The stems of each word. */
  readonly stems: readonly (readonly string[])[];
}

/** The names of a glossary by each stem of their first word, and by their entry. */
interface GlossaryNames {
  readonly byStem: ReadonlyMap<string, readonly GlossaryName[]>;
  readonly byEntry: ReadonlyMap<GlossaryEntry, readonly GlossaryName[]>;
}

/** The names of places and people, prepared for many texts. */
export interface Glossary {
  readonly names: Readonly<Record<RecordLanguage, GlossaryNames>>;
  /** The stems of a word; the same words occur in many texts. */
  readonly stemsOf: (word: string, language: RecordLanguage) => readonly string[];
}

/** Names with a shorter first word are not found in texts: it may be a particle or an initial. */
const leastLetters = 3;
/** The most words whose stems are kept; the words of the corpus in both languages are about 20,000. */
const maxKnownWords = 50_000;

/** Prepares glossary entries for `findInGlossary` and `missingInTarget`. */
export function createGlossary(entries: readonly GlossaryEntry[]): Glossary {
  const known = { ru: new Map<string, readonly string[]>(), en: new Map<string, readonly string[]>() };
  const stemsOnce = (word: string, language: RecordLanguage): readonly string[] => {
    const stems = known[language].get(word) ?? stemsOf(word, language);
    if (known[language].size < maxKnownWords) known[language].set(word, stems);
    return stems;
  };
  return {
    names: recordByContentLanguage((language) => indexNames(entries, language, stemsOnce)),
    stemsOf: stemsOnce,
  };
}

function indexNames(
  entries: readonly GlossaryEntry[],
  language: RecordLanguage,
  stemsOnce: Glossary['stemsOf'],
): GlossaryNames {
  const byStem = new Map<string, GlossaryName[]>();
  const byEntry = new Map<GlossaryEntry, GlossaryName[]>();
  for (const entry of entries)
    for (const written of entry[language]) {
      const words = splitWords(written);
      const stems = words.map(({ start, end }) => stemsOnce(written.slice(start, end), language));
      const name = { entry, words: words.map(({ folded }) => folded), stems };
      if (name.words.length === 0) continue;
      addTo(byEntry, entry, name);
      if ((name.words[0]?.length ?? 0) < leastLetters) continue;
      for (const stem of new Set(stems[0])) addTo(byStem, stem, name);
    }
  return { byStem, byEntry };
}

/** A name of the glossary in a text, in UTF-16 offsets, the end excluded. */
export interface GlossaryOccurrence {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** The entries that have the name: several places may have one. */
  readonly entries: readonly GlossaryEntry[];
}

/**
 * Finds the names of the glossary in a text in any grammatical case; their first letter is a capital. Of several names at a position it is
 * the one with the most words, and of those the one that is written as in the text. Names do not overlap. The time depends on the length of
 * the text and the number of names that begin with its words, not on the size of the glossary.
 * @param text plain characters
 */
export function findInGlossary(
  glossary: Glossary,
  text: string,
  language: RecordLanguage = 'ru',
): GlossaryOccurrence[] {
  const words = splitWords(text);
  const stems = words.map(({ start, end }) => glossary.stemsOf(text.slice(start, end), language));
  const { byStem } = glossary.names[language];
  const found: GlossaryOccurrence[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !/^\p{Lu}/u.test(text.slice(word.start, word.start + 2))) continue;
    const names = (stems[index] ?? [])
      .flatMap((stem) => byStem.get(stem) ?? [])
      .filter((name) => matchesAt(name, stems, index) && (language !== 'ru' || isForm(name, words, index)));
    const best = bestNames(names, words, index);
    const last = words[index + (best[0]?.words.length ?? 0) - 1];
    if (best.length === 0 || last === undefined) continue;
    found.push({
      start: word.start,
      end: last.end,
      written: text.slice(word.start, last.end),
      entries: [...new Set(best.map(({ entry }) => entry))],
    });
    index += (best[0]?.words.length ?? 1) - 1;
  }
  return found;
}

/** Whether the words of a text from an index on are forms of those of a name. */
export function matchesAt(name: GlossaryName, stems: readonly (readonly string[])[], index: number): boolean {
  return name.stems.every(
    (ofName, offset) => stems[index + offset]?.some((stem) => ofName.includes(stem)) === true,
  );
}

/** Short words of different meaning have the same stem, such as Семей and семья; these are not the name in another case. */
function isForm({ words: ofName }: GlossaryName, words: readonly Word[], index: number): boolean {
  return ofName.every((name, offset) => isRussianForm(words[index + offset]?.folded ?? '', name));
}

/** The names with the most words, and of these those with the most words as they are written in the text. */
function bestNames(names: readonly GlossaryName[], words: readonly Word[], index: number): GlossaryName[] {
  const rank = (name: GlossaryName): number => {
    const asWritten = name.words.filter((word, offset) => words[index + offset]?.folded === word).length;
    return name.words.length * 100 + asWritten;
  };
  const ranks = names.map(rank);
  const highest = Math.max(...ranks);
  return names.filter((_, at) => ranks[at] === highest);
}
