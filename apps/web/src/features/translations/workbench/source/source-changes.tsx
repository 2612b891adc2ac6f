import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { numberLocales } from '../../../../lib/language/number-format.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { DifferenceParts } from '../../../../ui/workbench/difference/difference-parts.tsx';
import { translationsMessages } from '../../messages/index.ts';
import type { FieldAnalysis } from '../analysis/use-field-analysis.ts';
import styles from './source.module.css';

interface SourceChangesProps {
  readonly detail: TranslationDetail;
  readonly format: FieldAnalysis['format'];
  /** The source that the draft was begun with, if it has changed since. */
  readonly before: string | null;
}

/** What has changed in the source: since the translation was approved or made, and while it was being written. */
export function SourceChanges({ detail, format, before }: SourceChangesProps) {
  if (before !== null) return <ChangedMeanwhile before={before} after={detail.source} format={format} />;
  if (detail.status !== 'needs_update' || detail.id === null) return null;
  return <ChangedSinceApproval id={detail.id} />;
}

function ChangedSinceApproval({ id }: { readonly id: number }) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.sourceChange;
  const { data } = useQuery(callQuery(useRequiredClient(), 'getTranslationDifference', { id }));
  if (data === undefined) return null;
  const isVisible = data.segments.some(({ kind }) => kind !== 'same');
  const date =
    data.since === null
      ? null
      : new Intl.DateTimeFormat(numberLocales[language], { dateStyle: 'long' }).format(new Date(data.since));
  return (
    <section className={styles.change}>
      <h3>{date === null ? labels.title : labels.since(date)}</h3>
      {isVisible ? (
        <p lang="ru">
          <DifferenceParts parts={data.segments} />
        </p>
      ) : (
        <p>{labels.hidden}</p>
      )}
      <p>{labels.hint}</p>
    </section>
  );
}

interface ChangedMeanwhileProps {
  readonly before: string;
  readonly after: string;
  readonly format: FieldAnalysis['format'];
}

function ChangedMeanwhile({ before, after, format }: ChangedMeanwhileProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.sourceChange;
  const { parts, isHidden } = useMemo(() => compareVersions(before, after, format), [before, after, format]);
  return (
    <section className={styles.change} role="alert">
      <h3>{labels.meanwhile}</h3>
      <p lang="ru">{isHidden ? labels.hidden : <DifferenceParts parts={parts} />}</p>
    </section>
  );
}
