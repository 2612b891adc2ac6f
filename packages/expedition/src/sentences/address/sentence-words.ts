import { splitWords } from '../../search/words/words.ts';

/** Half of a surrogate pair, which URLs cannot contain. */
const loneSurrogate = /\p{Surrogate}/gu;

/** Replaces lone surrogates by U+FFFD, as encoders do. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogate, '\ufffd');
}

/**
 * The folded words of a text, by which a sentence is found again: case, diacritics, punctuation and white space are left out. A text without
 * letters and digits, such as an emoji, is one word.
 */
export function sentenceWords(text: string): string[] {
  const words = splitWords(text).map(({ folded }) => wellFormed(folded));
  const whole = wellFormed(text.trim());
  return words.length > 0 || whole === '' ? words : [whole];
}

/**
 * A hash of the words of a sentence, eight hexadecimal digits: FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) over UTF-16
 * units. It is compared within one text only.
 */
export function sentenceHash(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of sentenceWords(text).join(' ').split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
