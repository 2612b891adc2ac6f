import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { numberLocales } from '../../../../lib/language/number-format.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { DifferenceParts } from '../../../../ui/workbench/difference/difference-parts.tsx';
import { translationsMessages } from '../../messages/index.ts';
import { referenceOf } from '../../translating/opened-fields.ts';
import styles from './helpers.module.css';

/** Who changed the source and the translation of a field, and when. Loaded when the section is opened. */
export function FieldHistory({ detail }: { readonly detail: TranslationDetail }) {
  const { messages } = useLanguage(translationsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{messages.workbench.history.title}</summary>
      {isOpen && <Changes detail={detail} />}
    </details>
  );
}

function Changes({ detail }: { readonly detail: TranslationDetail }) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.history;
  const { data, error } = useQuery(
    callQuery(useRequiredClient(), 'listTranslationChanges', referenceOf(detail)),
  );
  if (data === undefined)
    return <p className={styles.quiet}>{error === null ? messages.loading : labels.failed}</p>;
  if (data.length === 0) return <p className={styles.quiet}>{labels.none}</p>;
  const format = findTranslatableField(detail.source_table, detail.field)?.format ?? 'plain';
  const times = new Intl.DateTimeFormat(numberLocales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol className={styles.comments}>
      {data.map(({ at, side, editor, before, after }) => (
        <li key={`${at} ${side}`}>
          <span className={styles.quiet}>
            {labels.sides[side]} · {editor ?? labels.formerUser} ·{' '}
            <time dateTime={at}>{times.format(new Date(at))}</time>
          </span>
          <p lang={side === 'source' ? 'ru' : 'en'}>
            <DifferenceParts parts={compareVersions(before, after, format).parts} />
          </p>
        </li>
      ))}
    </ol>
  );
}
