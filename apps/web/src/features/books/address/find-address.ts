import type { TextRecord } from '@cae-map/contract/entities/book';
import { recordLanguageOf, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { findQuote } from '@cae-map/expedition/sentences/address/find-sentence';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import type { ShownSentence } from '../text/mark-sentences.ts';
import type { ReadingAddress } from './reading-address.ts';

/** What an address of the URL opens. */
export type FoundAddress =
  | { readonly kind: 'no-text' }
  | { readonly kind: 'text' | 'no-sentence'; readonly textId: number }
  | {
      readonly kind: 'sentence' | 'edited-sentence';
      readonly textId: number;
      readonly sentence: ShownSentence;
    };

/** Finds the text or sentence of an address in a chapter. A sentence is searched in the language of the page first, then in the other one. */
export function findAddress(
  { textId, quote, isOfSentence }: ReadingAddress,
  texts: readonly TextRecord[],
  language: ContentLanguage,
): FoundAddress {
  const text = texts.find(({ text_id }) => text_id === textId);
  if (text === undefined) return { kind: 'no-text' };
  if (!isOfSentence) return { kind: 'text', textId };
  if (quote === null) return { kind: 'no-sentence', textId };
  const sentences = bilingualText(text);
  const found = [recordLanguageOf[language], otherLanguage(language)]
    .map((each: RecordLanguage) => ({ language: each, match: findQuote(sentences[each], quote) }))
    // The quoted words themselves have precedence over similar ones in the other language.
    .toSorted((a, b) => rank(a.match) - rank(b.match))[0];
  if (found === undefined || found.match === null) return { kind: 'no-sentence', textId };
  const sentence = { textId, language: found.language, index: found.match.sentence.index };
  return { kind: found.match.isEdited ? 'edited-sentence' : 'sentence', textId, sentence };
}

function rank(match: ReturnType<typeof findQuote>): number {
  if (match === null) return 2;
  return match.isEdited ? 1 : 0;
}
