import { sentencesOf, type BilingualText } from '../../sentences/bilingual-text.ts';
import { findNames, indexNames, type KnownNames } from '../../sentences/names/known-names.ts';
import type { Sentence } from '../../sentences/sentence-text.ts';
import type { TextRange } from '../../search/words/words.ts';
import { isSameEmphasis, type Emphasis } from './emphasis.ts';

/** An emphasised part of the source that the translation does not have. */
export interface EmphasisProposal {
  readonly emphasis: Emphasis;
  /** The sentences that translate those of the part. */
  readonly sentences: readonly Sentence[];
  /** Where it belongs in the translation, in UTF-16 offsets of its plain characters; null if it was not found. */
  readonly range: TextRange | null;
}

/** The emphasised parts of both languages. */
interface EmphasisOfText {
  readonly ru: readonly Emphasis[];
  readonly en: readonly Emphasis[];
}

/**
 * Proposes the emphasised parts of the Russian text for the English sentences that translate theirs: whole sentences, the same words, a
 * phrase in quotation marks, or a name. A part is missing if these sentences have fewer parts of its kind.
 */
export function proposeEmphasis(
  text: BilingualText,
  emphasis: EmphasisOfText,
  names: KnownNames,
): EmphasisProposal[] {
  const used = new Set<Emphasis>();
  return emphasis.ru.flatMap((part): EmphasisProposal[] => {
    const beads = text.beads.filter((bead) =>
      sentencesOf(text, bead, 'ru').some(({ start, end }) => part.start < end && part.end > start),
    );
    const from = beads.flatMap((bead) => sentencesOf(text, bead, 'ru'));
    const sentences = beads.flatMap((bead) => sentencesOf(text, bead, 'en'));
    const present = emphasis.en.find(
      (each) => !used.has(each) && isSameEmphasis(each.element, part.element) && isWithin(each, sentences),
    );
    if (present !== undefined) {
      used.add(present);
      return [];
    }
    const found = findRange(text, part, from, sentences, names);
    const isTaken = emphasis.en.some(
      (each) =>
        found !== null &&
        isSameEmphasis(each.element, part.element) &&
        each.start < found[1] &&
        each.end > found[0],
    );
    return [{ emphasis: part, sentences, range: isTaken ? null : found }];
  });
}

function isWithin({ start, end }: Emphasis, sentences: readonly Sentence[]): boolean {
  return sentences.some((sentence) => start < sentence.end && end > sentence.start);
}

function findRange(
  { ru, en }: BilingualText,
  { start, end }: Emphasis,
  from: readonly Sentence[],
  sentences: readonly Sentence[],
  names: KnownNames,
): TextRange | null {
  const [first, last, firstFrom, lastFrom] = [sentences[0], sentences.at(-1), from[0], from.at(-1)];
  if (first === undefined || last === undefined || firstFrom === undefined || lastFrom === undefined)
    return null;
  const written = ru.text.slice(start, end);
  const isWhole = ru.text.slice(firstFrom.start, lastFrom.end).trim() === written;
  if (isWhole) return first.paragraph === last.paragraph ? trimmed(en.text, first.start, last.end) : null;
  const within = en.text.slice(first.start, last.end);
  const shift = (found: TextRange | null): TextRange | null =>
    found === null ? null : [first.start + found[0], first.start + found[1]];
  return shift(
    sameWords(written, within) ??
      quotedPhrase(ru.text.slice(firstFrom.start, lastFrom.end), written, within) ??
      sameName(written, within, names),
  );
}

function trimmed(text: string, start: number, end: number): TextRange {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return [from, from + part.trim().length];
}

/** Words that are not translated, such as the title of a foreign book or a number. */
function sameWords(written: string, within: string): TextRange | null {
  for (let at = within.indexOf(written); at !== -1; at = within.indexOf(written, at + 1)) {
    const isWord =
      !/[\p{L}\p{N}]$/u.test(within.slice(0, at)) &&
      !/^[\p{L}\p{N}]/u.test(within.slice(at + written.length));
    if (isWord) return [at, at + written.length];
  }
  return null;
}

const quoted = /«(?<ru>[^«»]+)»|“(?<en>[^“”]+)”|"(?<plain>[^"]+)"/gu;

/** The phrase in the same pair of quotation marks, if both sides have equally many. */
function quotedPhrase(source: string, written: string, within: string): TextRange | null {
  const [phrases, translations] = [[...source.matchAll(quoted)], [...within.matchAll(quoted)]];
  const index = phrases.findIndex(([phrase]) => phrase === written || phrase.slice(1, -1) === written);
  const found = translations[index];
  if (found === undefined || phrases.length !== translations.length) return null;
  const isOutside = phrases[index]?.[0] === written;
  const [start, end] = [found.index, found.index + found[0].length];
  return isOutside ? [start, end] : [start + 1, end - 1];
}

/** The translation of a part that is a name. */
function sameName(written: string, within: string, names: KnownNames): TextRange | null {
  const whole = findNames(written, 'ru', names).find(
    ({ start, end }) => start === 0 && end === written.length,
  );
  if (whole === undefined) return null;
  const found = findNames(within, 'en', indexNames([whole.pair], 2))[0];
  return found === undefined ? null : [found.start, found.end];
}
