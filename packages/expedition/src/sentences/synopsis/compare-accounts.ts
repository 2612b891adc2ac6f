import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { groupBy } from '../../group-by.ts';
import { readWrittenDates } from '../facts/dates.ts';
import { readNumbers } from '../facts/numbers.ts';
import { readQuantities, type QuantityKind } from '../facts/quantities.ts';
import type { Sentence, SentenceText } from '../sentence-text.ts';
import { stemsOf } from '../concordance/stem-of.ts';
import { splitWords } from '../../search/words/words.ts';

/** A statement of an account, with its sentence. */
export interface Statement {
  readonly sentence: Sentence;
  /** As it is written. */
  readonly written: string;
  /** Metres, degrees Celsius, hours, a number of things; for a date its month and day as a number such as 608 for 8 June. */
  readonly value: number;
}

/** Two accounts of the same thing that state different values. */
export interface AccountDifference {
  readonly kind: QuantityKind | 'date' | 'count';
  readonly first: Statement;
  readonly second: Statement;
}

/** Different units and rounded figures are equal up to this part of the larger value. */
const tolerance = 0.02;
/** The least part of the rarer words of the shorter sentence that two sentences about the same thing share. */
const leastShared = 0.3;

/**
 * Lists the heights, distances, temperatures, durations, dates and numbers of things that differ between two accounts in the same language,
 * with both sentences.
 * Sentences are compared if they share enough of their words, numbers left out; a value that the other sentence has as well, in any
 * unit, is no difference. Each sentence is compared with the most similar one only.
 */
export function compareAccounts(first: SentenceText, second: SentenceText): AccountDifference[] {
  const language = first.language;
  const others = second.sentences.map((sentence) => readAccount(sentence, language));
  return first.sentences.flatMap((sentence) => {
    const account = readAccount(sentence, language);
    if (account.statements.length === 0) return [];
    const similar = others
      .map((other) => ({ other, share: sharedWords(account.words, other.words) }))
      .filter(({ other, share }) => share >= leastShared && other.statements.length > 0)
      .toSorted((a, b) => b.share - a.share)[0];
    return similar === undefined ? [] : differencesOf(account.statements, similar.other.statements);
  });
}

interface KindedStatement extends Statement {
  readonly kind: AccountDifference['kind'];
  /** What is counted, as the stem of its word; only numbers of the same things are compared. Empty for quantities and dates. */
  readonly counted: string;
}

interface Account {
  readonly statements: readonly KindedStatement[];
  /** The stems of its words of at least four letters. */
  readonly words: ReadonlySet<string>;
}

function readAccount(sentence: Sentence, language: RecordLanguage): Account {
  const { text } = sentence;
  const quantities = readQuantities(text, language).map(({ kind, value, start, end }): KindedStatement => ({
    kind,
    value,
    counted: '',
    sentence,
    written: text.slice(start, end),
  }));
  const dates = readWrittenDates(text, language).flatMap(({ month, day, start, end }): KindedStatement[] =>
    day === null
      ? []
      : [{ kind: 'date', value: month * 100 + day, counted: '', sentence, written: text.slice(start, end) }],
  );
  const words = splitWords(text)
    .filter(({ folded }) => folded.length >= 4 && !/\d/.test(folded))
    .map(({ start, end }) => stemsOf(text.slice(start, end), language)[0] ?? '');
  return { statements: [...quantities, ...dates, ...readCounts(sentence, language)], words: new Set(words) };
}

/** A word of at least three letters directly behind a number: what is counted. */
const countedWord = /^[\s\u00a0\u202f](\p{L}{3,})/u;

/** The numbers of things, such as ‘40 yaks’, that are neither quantities nor parts of dates. */
function readCounts(sentence: Sentence, language: RecordLanguage): KindedStatement[] {
  const { text } = sentence;
  const others = [...readQuantities(text, language), ...readWrittenDates(text, language)];
  return readNumbers(text, language).flatMap(({ value, start, end }): KindedStatement[] => {
    const isOther = others.some((other) => other.start <= start && start < other.end);
    const [behind = '', word] = countedWord.exec(text.slice(end)) ?? [];
    if (isOther || word === undefined) return [];
    const counted = stemsOf(word, language)[0] ?? word;
    return [{ kind: 'count', value, counted, sentence, written: text.slice(start, end + behind.length) }];
  });
}

function sharedWords(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const least = Math.min(first.size, second.size);
  return least === 0 ? 0 : [...first].filter((word) => second.has(word)).length / least;
}

/** Pairs the values that only the first sentence has with those that only the second has: of each group, in the order of the sentences. */
function differencesOf(
  first: readonly KindedStatement[],
  second: readonly KindedStatement[],
): AccountDifference[] {
  const ofFirst = groupBy(
    first.filter((one) => !isIn(second, one)),
    groupOf,
  );
  const ofSecond = groupBy(
    second.filter((one) => !isIn(first, one)),
    groupOf,
  );
  return [...ofFirst].flatMap(([group, statements]) => {
    const others = ofSecond.get(group) ?? [];
    return statements.slice(0, others.length).flatMap((statement, index): AccountDifference[] => {
      const other = others[index];
      return other === undefined ? [] : [{ kind: statement.kind, first: statement, second: other }];
    });
  });
}

function groupOf({ kind, counted }: KindedStatement): string {
  return `${kind} ${counted}`;
}

function isIn(statements: readonly KindedStatement[], one: KindedStatement): boolean {
  return statements.some((other) => groupOf(other) === groupOf(one) && isEqual(one, other));
}

function isEqual(one: KindedStatement, other: KindedStatement): boolean {
  if (one.kind === 'date' || one.kind === 'count') return one.value === other.value;
  return (
    Math.abs(one.value - other.value) <= tolerance * Math.max(Math.abs(one.value), Math.abs(other.value))
  );
}
