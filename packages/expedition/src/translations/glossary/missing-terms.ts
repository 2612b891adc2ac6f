import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { addTo } from '../../group-by.ts';
import { splitWords, type TextRange } from '../../search/words/words.ts';
import { genericWords } from './generic-words.ts';
import { findInGlossary, matchesAt, type Glossary, type GlossaryName } from './glossary.ts';

/** A name of the source that its translation does not have. */
export interface MissingTerm {
  /** The name as the source writes it first. */
  readonly written: string;
  /** Where it is in the source, in UTF-16 offsets. */
  readonly occurrences: readonly TextRange[];
  /** The names that the translation could have, the one to use first. */
  readonly expected: readonly string[];
}

/** Words of at least this many letters are also found as the beginning of others: ‘Kashgarian’. */
const leastLettersOfPrefix = 4;

/**
 * Lists the names of the source none of whose translations occurs in the translation, each once. Names without a name in the language are
 * left out.
 * @param source plain characters, as `target`
 */
export function missingInTarget(
  glossary: Glossary,
  { source, target }: { readonly source: string; readonly target: string },
  language: TargetLanguage,
): MissingTerm[] {
  const isInTarget = language === 'en' ? englishNamesIn(glossary, target) : undefined;
  const missing = new Map<string, { written: string; occurrences: TextRange[]; expected: string[] }>();
  for (const { start, end, written, entries } of findInGlossary(glossary, source)) {
    const expected = [...new Set(entries.flatMap((entry) => entry[language]))];
    const names = entries.flatMap((entry) => glossary.names.en.byEntry.get(entry) ?? []);
    const isPresent =
      isInTarget === undefined ? expected.some((name) => target.includes(name)) : names.some(isInTarget);
    if (expected.length === 0 || isPresent) continue;
    const key = entries.map((entry) => entry.key).join(' ');
    const known = missing.get(key);
    if (known === undefined) missing.set(key, { written, occurrences: [[start, end]], expected });
    else known.occurrences.push([start, end]);
  }
  return [...missing.values()];
}

/** Whether a translation has a name: a form of it, or a word that begins with one of its longer words. */
function englishNamesIn(glossary: Glossary, target: string): (name: GlossaryName) => boolean {
  const words = splitWords(target);
  const stems = words.map(({ start, end }) => glossary.stemsOf(target.slice(start, end), 'en'));
  const byStem = new Map<string, number[]>();
  stems.forEach((ofWord, index) => {
    for (const stem of new Set(ofWord)) addTo(byStem, stem, index);
  });
  const folded = [...new Set(words.map((word) => word.folded))];
  return (name) => {
    const starts = (name.stems[0] ?? []).flatMap((stem) => byStem.get(stem) ?? []);
    if (starts.some((index) => matchesAt(name, stems, index))) return true;
    const long = name.words.filter((word) => word.length >= leastLettersOfPrefix && !genericWords.has(word));
    return long.some((part) => folded.some((word) => word.startsWith(part)));
  };
}
