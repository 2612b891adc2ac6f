import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { findDisagreements } from '../../sentences/audit/find-disagreements.ts';
import type { Disagreement } from '../../sentences/audit/disagreement.ts';
import { sentencesOf, type BilingualText } from '../../sentences/bilingual-text.ts';
import { readFacts } from '../../sentences/facts/facts.ts';
import { readMarkedText } from '../../sentences/marked-text.ts';
import { indexNames } from '../../sentences/names/known-names.ts';
import type { TextRange } from '../../search/words/words.ts';
import { readFieldText, type FieldTexts } from '../sentence-rows/field-text.ts';
import type { Finding } from './finding.ts';

/** Names are compared by the glossary. */
const noNames = indexNames([]);

/** Numbers, dates and links to records that only one side has. English is compared sentence by sentence, Chinese by its numbers in digits. */
export function checkFacts(field: FieldTexts, language: TargetLanguage): Finding[] {
  if (language === 'cn') return checkChineseNumbers(field);
  const text = readFieldText(field);
  return findDisagreements(text, noNames).map((found) => toFinding(text, found));
}

function toFinding(text: BilingualText, { kind, language, what, written, bead }: Disagreement): Finding {
  const ranges = {
    ...rangeOf('source', sentenceRange(text, bead, 'ru')),
    ...rangeOf('target', sentenceRange(text, bead, 'en')),
  };
  const isIn = language === 'ru' ? 'source' : 'target';
  const check = kind === 'name' ? 'mark' : kind;
  const severity = kind === 'mark' && isIn === 'source' ? 'error' : 'warning';
  return { check, severity, isIn, what, written, ...ranges };
}

/** A range that is not known is left out of the finding. */
function rangeOf(side: 'source' | 'target', range: TextRange | null): Pick<Finding, 'source' | 'target'> {
  return range === null ? {} : { [side]: range };
}

function sentenceRange(
  text: BilingualText,
  bead: Disagreement['bead'],
  language: RecordLanguage,
): TextRange | null {
  const sentences = sentencesOf(text, bead, language);
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined) return null;
  const part = text[language].text.slice(first.start, last.end);
  return [first.start, first.start + part.trimEnd().length];
}

/** Chinese has numbers of months, where Russian has names. Numbers in Chinese characters are not read. */
function checkChineseNumbers({ source, target, format }: FieldTexts): Finding[] {
  const read = (value: string): string => (format === 'html' ? readMarkedText(value).text : value);
  const { numbers, dates } = readFacts(read(source), 'ru');
  const sourceValues = new Set(numbers.map(({ value }) => value));
  const months = new Set(dates.map(({ month }) => month));
  const targetValues = new Set((read(target).replaceAll(',', '').match(chineseNumber) ?? []).map(Number));
  const toNumber = (isIn: 'source' | 'target', value: number): Finding => {
    const written = String(value);
    return { check: 'number', severity: 'warning', isIn, what: written, written };
  };
  return [
    ...[...sourceValues]
      .filter((value) => !targetValues.has(value))
      .map((value) => toNumber('source', value)),
    ...[...targetValues]
      .filter((value) => !sourceValues.has(value) && !months.has(value))
      .map((value) => toNumber('target', value)),
  ];
}

const chineseNumber = /\d+(?:\.\d+)?/gu;
