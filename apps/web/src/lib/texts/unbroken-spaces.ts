import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** A part of a text; no line breaks within a tie or at its end. */
export interface TextPart {
  readonly text: string;
  readonly isTie: boolean;
}

// Each ends with the space that is not broken, or contains it. The tie of a dash contains the word before it: with
// `text-wrap: pretty` Chromium breaks at a space with which an element begins.
const beforeDash = String.raw`\S{0,40} [—–](?=\s)`;
const number = String.raw`\p{N}+ (?=\p{L})`;
const initial = String.raw`\p{Lu}\. (?=\p{Lu})`;
const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}'’-])`;

/**
 * The spaces at which no line ends, by the typographic rules of the language: after one-letter words, numbers and initials, before a dash;
 * in Russian also after two-letter words and abbreviations such as "г.".
 */
const tiePatterns: Readonly<Record<ContentLanguage, RegExp>> = {
  ru: new RegExp(
    `${wordStart}(?:[а-яё]{1,2} (?=\\S)|(?:г|с|р|им|оз|ул|св|см)\\. (?=\\S)|${number}|${initial})|${beforeDash}`,
    'giu',
  ),
  en: new RegExp(
    `${wordStart}(?:[aI] (?=\\S)|(?:Mr|Mrs|Dr|St|No)\\. (?=\\S)|${number}|${initial})|${beforeDash}`,
    'gu',
  ),
};

/**
 * Splits a text into ties and the parts between them. The characters stay the same: ties are drawn without breaks, so that copied, found
 * and spoken text has no other spaces than the stored one. Linear in its length.
 */
export function splitAtTies(text: string, language: ContentLanguage): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: tie, index } of text.matchAll(tiePatterns[language])) {
    if (index > at) parts.push({ text: text.slice(at, index), isTie: false });
    parts.push({ text: tie, isTie: true });
    at = index + tie.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isTie: false });
  return parts;
}
