import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRange } from '../../search/words/words.ts';
import { otherLanguage, sentencesOf, type BilingualText } from '../bilingual-text.ts';
import { targetKey, type Mark, type MarkTarget } from '../marked-text.ts';
import { findNames, indexNames, shortestLinkedName, type NamePair } from '../names/known-names.ts';
import { marksIn, type Sentence } from '../sentence-text.ts';

/** A mark of one language that the other language does not have. */
export interface MarkProposal {
  /** The mark in the language that has it. */
  readonly mark: Mark;
  /** The sentences that translate that of the mark; empty if there are none. */
  readonly sentences: readonly Sentence[];
  /** Where the name is in these sentences, in UTF-16 offsets of the plain characters of their text; null if it was not found. */
  readonly range: TextRange | null;
}

/** The names of the record that a mark links to, in both languages, such as the titles of a place. */
export type NamesOfTarget = (target: MarkTarget) => readonly NamePair[];

/**
 * Proposes the marks of one language for the sentences of the other one that translate theirs. A mark is proposed as often as it is missing,
 * never over another mark, and at the name of its record if the sentence has one.
 * @param from the language whose marks are transferred
 */
export function transferMarks(
  text: BilingualText,
  from: RecordLanguage,
  namesOfTarget: NamesOfTarget,
): MarkProposal[] {
  const to = otherLanguage(from);
  /** The ranges that are marked already. */
  const taken: TextRange[] = text[to].marks.map(({ start, end }) => [start, end]);
  return text.beads.flatMap((bead) => {
    const sentences = sentencesOf(text, bead, to);
    const present = sentences.flatMap((sentence) => marksIn(text[to], sentence));
    const keys = present.map(({ target }) => targetKey(target));
    const missing = sentencesOf(text, bead, from)
      .flatMap((sentence) => marksIn(text[from], sentence))
      .filter(({ target }) => {
        const index = keys.indexOf(targetKey(target));
        if (index !== -1) keys.splice(index, 1);
        return index === -1;
      });
    return missing.map((mark): MarkProposal => {
      const range = findFreeName(text, to, sentences, namesOfTarget(mark.target), taken);
      if (range !== null) taken.push(range);
      return { mark, sentences, range };
    });
  });
}

function findFreeName(
  text: BilingualText,
  language: RecordLanguage,
  sentences: readonly Sentence[],
  pairs: readonly NamePair[],
  taken: readonly TextRange[],
): TextRange | null {
  const names = indexNames(pairs, shortestLinkedName);
  for (const sentence of sentences) {
    const words = text[language].text.slice(sentence.start, sentence.end);
    for (const { start, end } of findNames(words, language, names)) {
      const range: TextRange = [sentence.start + start, sentence.start + end];
      if (taken.every(([from, to]) => range[1] <= from || range[0] >= to)) return range;
    }
  }
  return null;
}
