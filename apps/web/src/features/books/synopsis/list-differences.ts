import { recordLanguagesFrom, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRecord } from '@cae-map/contract/entities/book';
import { findDisagreements } from '@cae-map/expedition/sentences/audit/find-disagreements';
import { sentencesOf, type BilingualText } from '@cae-map/expedition/sentences/bilingual-text';
import { indexNames } from '@cae-map/expedition/sentences/names/known-names';
import type { Sentence } from '@cae-map/expedition/sentences/sentence-text';
import {
  compareAccounts,
  type AccountDifference,
} from '@cae-map/expedition/sentences/synopsis/compare-accounts';
import { bilingualText } from '../text/bilingual-texts.ts';

/** One side of a difference. */
export interface DifferingSentence<Text> {
  readonly text: Text;
  readonly language: RecordLanguage;
  readonly sentence: Sentence;
  /** What differs, as it is written; null on the side that does not have it. */
  readonly written: string | null;
}

/** Two sentences that state different values. */
export interface Difference<Text> {
  readonly kind: AccountDifference['kind'] | 'number';
  readonly first: DifferingSentence<Text>;
  readonly second: DifferingSentence<Text>;
}

/** Lists what differs between the accounts of the books, in a language that both texts have, the preferred one first. */
export function listBookDifferences<Text extends TextRecord>(
  books: readonly (readonly Text[])[],
  preferred: RecordLanguage,
): Difference<Text>[] {
  return books.flatMap((book, index) =>
    books
      .slice(index + 1)
      .flatMap((other) =>
        book.flatMap((text) => other.flatMap((twin) => compareTexts(text, twin, preferred))),
      ),
  );
}

function compareTexts<Text extends TextRecord>(
  text: Text,
  other: Text,
  preferred: RecordLanguage,
): Difference<Text>[] {
  const [one, two] = [bilingualText(text), bilingualText(other)];
  const language = recordLanguagesFrom(preferred).find(
    (each) => one[each].sentences.length > 0 && two[each].sentences.length > 0,
  );
  if (language === undefined) return [];
  return compareAccounts(one[language], two[language]).map(({ kind, first, second }) => ({
    kind,
    first: { text, language, ...first },
    second: { text: other, language, ...second },
  }));
}

/** Lists the numbers and dates that only one language of a text has. */
export function listLanguageDifferences<Text extends TextRecord>(text: Text): Difference<Text>[] {
  const sentences = bilingualText(text);
  return findDisagreements(sentences, noNames).flatMap(
    ({ kind, bead, language, written }): Difference<Text>[] => {
      const [ru] = sentencesOf(sentences, bead, 'ru');
      const [en] = sentencesOf(sentences, bead, 'en');
      if ((kind !== 'number' && kind !== 'date') || ru === undefined || en === undefined) return [];
      return [
        {
          kind,
          first: sideOf(text, 'ru', ru, language, written),
          second: sideOf(text, 'en', en, language, written),
        },
      ];
    },
  );
}

function sideOf<Text>(
  text: Text,
  language: RecordLanguage,
  sentence: BilingualText['ru']['sentences'][number],
  statedIn: RecordLanguage,
  written: string,
): DifferingSentence<Text> {
  return { text, language, sentence, written: language === statedIn ? written : null };
}

/** Names are translated differently, and are no facts. */
const noNames = indexNames([]);
