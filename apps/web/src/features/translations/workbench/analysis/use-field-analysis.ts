import {
  findTranslatableField,
  type TargetLanguage,
  type TranslatableFormat,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import { runChecks } from '@cae-map/expedition/translations/checks/run-checks';
import type { Finding } from '@cae-map/expedition/translations/checks/finding';
import { findInGlossary, type GlossaryOccurrence } from '@cae-map/expedition/translations/glossary/glossary';
import { proposeMarks, type MarkProposal } from '@cae-map/expedition/translations/marks/travelling-marks';
import {
  readSentenceRows,
  type SentenceRow,
} from '@cae-map/expedition/translations/sentence-rows/sentence-rows';
import { useMemo } from 'react';
import { useDebounced } from '../../../../lib/timing/use-debounced.ts';
import type { Terms } from './terms.ts';

/** What is known of a field and of its translation as it was a moment ago. */
export interface FieldAnalysis {
  readonly format: TranslatableFormat;
  readonly language: TargetLanguage;
  /** The translation that was analysed. */
  readonly value: string;
  /** Its plain characters, and those of the source. */
  readonly text: { readonly source: string; readonly target: string };
  readonly rows: readonly SentenceRow[];
  readonly terms: readonly GlossaryOccurrence[];
  readonly proposals: readonly MarkProposal[];
  readonly findings: readonly Finding[];
}

/** How long a translation is not typed in before it is analysed, in milliseconds. */
const typingPause = 250;

/** Analyses a field when its translation has not been typed in for a moment. */
export function useFieldAnalysis(
  detail: TranslationDetail,
  typed: string,
  terms: Terms | null,
): FieldAnalysis {
  const value = useDebounced(typed, typingPause);
  const { source, language } = detail;
  const format = findTranslatableField(detail.source_table, detail.field)?.format ?? 'plain';
  const plainSource = useMemo(() => plainText(source, format), [source, format]);
  const occurrences = useMemo(
    () => (terms === null ? [] : findInGlossary(terms.glossary, plainSource)),
    [terms, plainSource],
  );
  return useMemo(() => {
    const field = { source, target: value, format };
    return {
      format,
      language,
      value,
      text: { source: plainSource, target: plainText(value, format) },
      rows: readSentenceRows(field, language),
      terms: occurrences,
      proposals: terms === null || format === 'plain' ? [] : proposeMarks(field, terms.names),
      findings: runChecks({ ...field, language, ...(terms === null ? {} : { glossary: terms.glossary }) }),
    };
  }, [source, value, format, language, plainSource, occurrences, terms]);
}

function plainText(value: string, format: TranslatableFormat): string {
  return format === 'html' ? readMarkedText(value).text : value;
}
