import { splitWords, type TextRange, type Word } from '../../search/words/words.ts';
import { functionWords } from '../../search/words/optional-words.ts';
import { genericWords } from '../glossary/generic-words.ts';

/** The names of months are parts of names such as ‘Camp of 27 September’. */
const months: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'.split(' '),
);

/** A shorter word with a capital letter is a part of too many names. */
const leastLetters = 3;

/**
 * Finds the longest part of an English name in a text: ‘Sasser’ of ‘Sasser Pass’, ‘Urga’ of ‘Ulaanbaatar (Urga)’, ‘suspension bridge’ of
 * ‘Suspension bridge over the Shyok’. A single word has a capital letter and is no generic one.
 * @param words those of the text, which many names are searched in
 * @param isFree whether a range of the text can be the part
 * @returns the range in UTF-16 offsets of the text; null if it has no part of the name
 */
export function findNamePart(
  text: string,
  words: readonly Word[],
  name: string,
  isFree: (range: TextRange) => boolean,
): TextRange | null {
  const ofName = splitWords(name).map(({ folded }) => folded);
  let best: { readonly range: TextRange; readonly length: number } | null = null;
  for (let index = 0; index < words.length; index += 1)
    for (let from = 0; from < ofName.length; from += 1) {
      let length = 0;
      while (isSameWord(words[index + length]?.folded, ofName[from + length])) length += 1;
      while (length > 0 && functionWords.has(ofName[from + length - 1] ?? '')) length -= 1;
      const [first, last] = [words[index], words[index + length - 1]];
      if (length <= (best?.length ?? 0) || first === undefined || last === undefined) continue;
      if (functionWords.has(first.folded)) continue;
      const range: TextRange = [
        first.start,
        first.start + withoutPossessive(text.slice(first.start, last.end)),
      ];
      const part = ofName.slice(from, from + length);
      if (isName(text.slice(...range), part) && isFree(range)) best = { range, length };
    }
  return best?.range ?? null;
}

/** The length of words without a possessive ending. */
function withoutPossessive(written: string): number {
  return written.replace(/['’]s$/u, '').length;
}

/** English words have a possessive ending, whose apostrophe is folded. */
function isSameWord(word: string | undefined, ofName: string | undefined): boolean {
  return word !== undefined && ofName !== undefined && (word === ofName || word === `${ofName}s`);
}

function isName(written: string, part: readonly string[]): boolean {
  const distinctive = part.filter(
    (word) => word.length >= leastLetters && !genericWords.has(word) && !months.has(word),
  );
  return distinctive.length > 0 && (part.length > 1 || /^\p{Lu}/u.test(written));
}
