import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { chooseText } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { translationsMessages } from '../messages/index.ts';
import { useRows } from '../rows/use-rows.ts';
import styles from './review.module.css';

interface SuggestionHeadProps {
  readonly suggestion: Suggestion;
  readonly children?: ReactNode;
}

/** What a suggestion is about, who sent it, and when. */
export function SuggestionHead({ suggestion, children }: SuggestionHeadProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.translationReview;
  const { fields, tables } = messages.translations;
  const { author, is_own: isOwn, updated_at: sentAt, field, source_table: table } = suggestion;
  const { loaded } = useRows(suggestion.language, { keepsLoaded: true });
  const row = loaded?.byKey.get(fieldKey(suggestion));
  const title = row === undefined ? null : chooseText(row.title, language);
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div className={styles.head}>
      <LocalLink to={paths.translation(suggestion)}>
        <span lang={title?.language}>{title?.text ?? tables[table]}</span>
        {' · '}
        {fields[field as keyof typeof fields]}
      </LocalLink>
      {!isOwn && <span>{author ?? labels.formerUser}</span>}
      <time dateTime={sentAt}>{format.format(new Date(sentAt))}</time>
      {children}
    </div>
  );
}
