import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { readMarkedText, type MarkedText } from '../../sentences/marked-text.ts';
import type { Glossary } from '../glossary/glossary.ts';
import { missingInTarget } from '../glossary/missing-terms.ts';
import type { FieldTexts } from '../sentence-rows/field-text.ts';
import { isVisibleField } from '../status/field-values.ts';
import { checkInvisible, checkLength, checkSpaces, checkUntranslated } from './check-characters.ts';
import { checkFacts } from './check-facts.ts';
import { checkLinks } from './check-links.ts';
import { checkQuotes } from './check-quotes.ts';
import { mostFindings, translationChecks, type Finding } from './finding.ts';

export interface CheckedField extends FieldTexts {
  readonly language: TargetLanguage;
  /** Names are not compared without one. */
  readonly glossary?: Glossary;
}

/**
 * The most characters of the source and of the translation, with their tags, that are compared with each other: the time of the comparison
 * grows with their square.
 */
export const maxCheckedLength = 20_000;

/**
 * Checks a translation against its source. A field without a translation has no findings; one without a source is checked alone. The findings are
 * in the order of `translationChecks`, at most `mostFindings` per check.
 */
export function runChecks(field: CheckedField): Finding[] {
  const { source, target, format, language } = field;
  if (!isVisibleField(target, format)) return [];
  const [sourceText, targetText] = [readPlain(source, format), readPlain(target, format)];
  const findings: Finding[] = [
    ...checkUntranslated(sourceText.text, targetText.text),
    ...(isVisibleField(source, format) ? compareFields(field, sourceText, targetText) : []),
    ...checkQuotes(targetText.text, language),
    ...checkSpaces(targetText.text),
    ...checkInvisible(targetText.text),
  ];
  return translationChecks.flatMap((check) =>
    findings.filter((finding) => finding.check === check).slice(0, mostFindings),
  );
}

function compareFields(
  { source, target, format, language, glossary }: CheckedField,
  sourceText: MarkedText,
  targetText: MarkedText,
): Finding[] {
  const length = checkLength(sourceText.text, targetText.text);
  if (Math.max(source.length, target.length) > maxCheckedLength)
    return [...length, { check: 'unchecked', severity: 'warning', limit: maxCheckedLength }];
  return [
    ...length,
    ...checkFacts({ source, target, format }, language),
    ...checkLinks(sourceText, targetText),
    ...(glossary === undefined ? [] : checkGlossary(sourceText.text, targetText.text, language, glossary)),
  ];
}

function checkGlossary(
  source: string,
  target: string,
  language: TargetLanguage,
  glossary: Glossary,
): Finding[] {
  return missingInTarget(glossary, { source, target }, language).map(
    ({ written, occurrences, expected }): Finding => ({
      check: 'glossary',
      severity: 'warning',
      written,
      expected,
      ...(occurrences[0] === undefined ? {} : { source: occurrences[0] }),
    }),
  );
}

/** The shown characters; those of a plain text are the text. */
function readPlain(value: string, format: FieldTexts['format']): MarkedText {
  if (format === 'html') return readMarkedText(value);
  return { text: value, marks: [], paragraphs: [], htmlStarts: [], htmlEnds: [] };
}
