import {
  recordByContentLanguage,
  recordLanguages,
  type RecordLanguage,
} from '@cae-map/contract/content-languages';
import type { Bead } from '../align/align-sentences.ts';
import { compareNumbers, type ComparedNumbers } from '../align/number-cost.ts';
import { otherLanguage, sentencesOf, type BilingualText } from '../bilingual-text.ts';
import { readFacts, type Facts } from '../facts/facts.ts';
import { readNumberWords } from '../facts/number-words.ts';
import { targetKey, type Mark } from '../marked-text.ts';
import { marksIn, type Sentence } from '../sentence-text.ts';
import { listMissing, type Disagreement, type Finding } from './disagreement.ts';
import { findNames, hasName, type KnownNames } from '../names/known-names.ts';

/**
 * Lists what the two languages of a text do not share: links to places and people, numbers, dates and names. It compares sentences that
 * translate each other; what a language has in another sentence is shared. A text in one language only has no disagreements.
 */
export function findDisagreements(text: BilingualText, names: KnownNames): Disagreement[] {
  if (text.ru.sentences.length === 0 || text.en.sentences.length === 0) return [];
  const found = text.beads.map((bead) =>
    recordByContentLanguage((language) => readBead(text, bead, language)),
  );
  const collect = (list: (part: BeadPart, other: BeadPart) => Finding[]) => ({
    ru: found.flatMap(({ ru, en }) => list(ru, en)),
    en: found.flatMap(({ ru, en }) => list(en, ru)),
  });
  const dates = listMissing('date', collect(listDates), isSameDate);
  return [
    ...listMissing('mark', collect(listMarks)),
    ...dates,
    ...missingNumbers(text, collect(listNumbers)).filter((number) => !isPartOf(number, dates)),
    ...missingNames(text, found, names),
  ];
}

/** The sentences of one language of a bead. */
interface BeadPart {
  readonly bead: Bead;
  readonly text: string;
  readonly facts: Facts;
  readonly marks: readonly Mark[];
  readonly written: (mark: Mark) => string;
}

function readBead(text: BilingualText, bead: Bead, language: RecordLanguage): BeadPart {
  const sentences: readonly Sentence[] = sentencesOf(text, bead, language);
  const joined = sentences.map((sentence) => sentence.text).join(' ');
  return {
    bead,
    text: joined,
    facts: readFacts(joined, language),
    marks: sentences.flatMap((sentence) => marksIn(text[language], sentence)),
    written: ({ start, end }) => text[language].text.slice(start, end),
  };
}

/** Links to other pages may be translated and are not compared. */
function listMarks({ bead, marks, written }: BeadPart): Finding[] {
  return marks
    .filter(({ target }) => target.kind !== 'link')
    .map((mark) => ({ what: targetKey(mark.target), written: written(mark), bead }));
}

/** A date is not missing when the other language has its day without the month, as in ‘on the 26th’. */
function listDates({ bead, text, facts }: BeadPart, other: BeadPart): Finding[] {
  const daysAlone = numbersOutsideDates(other.facts);
  return facts.dates
    .filter(({ day }) => day === null || !daysAlone.has(day))
    .map(({ year, month, day, start, end }) => ({
      what: [year, month, day].map((part) => (part === null ? '' : String(part).padStart(2, '0'))).join('-'),
      written: text.slice(start, end),
      bead,
    }));
}

function numbersOutsideDates({ numbers, dates }: Facts): ReadonlySet<number> {
  const isInDate = (at: number): boolean => dates.some(({ start, end }) => start <= at && at < end);
  return new Set(numbers.filter(({ start }) => !isInDate(start)).map(({ value }) => value));
}

/** A part of a date that one language leaves out is no contradiction: '8 June' and 'in June 1924'. */
function isSameDate(one: Finding, other: Finding): boolean {
  const [first, second] = [one.what.split('-'), other.what.split('-')];
  return first.every((part, index) => part === '' || second[index] === '' || part === second[index]);
}

/** The numbers in digits that the other part of the bead has neither in digits nor in words. */
function listNumbers(part: BeadPart, other: BeadPart): Finding[] {
  const { onlyFirst } = compareNumbers([toCompared(part)], [toCompared(other)]);
  return onlyFirst.map((value) => {
    const number = part.facts.numbers.find((each) => each.value === value);
    const written = number === undefined ? String(value) : part.text.slice(number.start, number.end);
    return { what: String(value), written, bead: part.bead };
  });
}

function toCompared({ facts }: BeadPart): ComparedNumbers {
  return { numbers: facts.numbers.map(({ value }) => value), numberWords: facts.numberWords };
}

/** A number that the other language has in words in another sentence is shared, too. */
function missingNumbers(
  text: BilingualText,
  findings: Readonly<Record<RecordLanguage, readonly Finding[]>>,
): Disagreement[] {
  const words = recordByContentLanguage((language) => readNumberWords(text[language].text, language));
  return listMissing('number', findings).filter(
    ({ language, what }) => !words[otherLanguage(language)].has(Number(what)),
  );
}

/** A number of a date that is reported is not reported again. */
function isPartOf({ bead, language, what }: Disagreement, dates: readonly Disagreement[]): boolean {
  return dates.some(
    (date) =>
      date.bead === bead &&
      date.language === language &&
      date.what.split('-').map(Number).includes(Number(what)),
  );
}

/** Names that the other language does not have anywhere in the text; it may say ‘there’ or use an adjective. */
function missingNames(
  text: BilingualText,
  found: readonly Readonly<Record<RecordLanguage, BeadPart>>[],
  names: KnownNames,
): Disagreement[] {
  return recordLanguages.flatMap((language) => {
    const other = otherLanguage(language);
    const reported = new Set<string>();
    return found.flatMap((parts) => {
      const { bead, text: words } = parts[language];
      return findNames(words, language, names).flatMap(({ pair, start, end }): Disagreement[] => {
        const what = `${pair.ru} / ${pair.en}`;
        if (reported.has(what) || hasName(text[other].text, other, pair)) return [];
        reported.add(what);
        return [{ kind: 'name', language, what, written: words.slice(start, end), bead }];
      });
    });
  });
}
