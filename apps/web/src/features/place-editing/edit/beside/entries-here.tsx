import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApiClient } from '../../../../lib/api/api-client-context.tsx';
import { placeTextsQuery } from '../../../../lib/api/texts/place-texts-query.ts';
import { formatStoredDate } from '../../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { editorPaths } from '../../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../../ui/links/local-link.tsx';
import formStyles from '../../../../ui/workbench/form/form.module.css';
import { placeEditingMessages } from '../../messages/index.ts';
import styles from './beside.module.css';
import { findDifferingAccounts } from './find-differing-accounts.ts';

/** The entries about a place, with what they tell about differing accounts and the links to their editors. */
export function EntriesHere({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage(placeEditingMessages);
  const labels = messages.placeBeside;
  const headingId = useId();
  const { data: texts } = useQuery(placeTextsQuery(useApiClient(), placeId));
  if (texts === undefined) return null;
  return (
    <section className={formStyles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.heading}>
        {labels.entries}
      </h2>
      <p className={styles.hint}>{labels.entriesHint}</p>
      {texts.length === 0 ? (
        <p>{labels.noEntries}</p>
      ) : (
        <ul className={styles.rows}>
          {texts.map((text) => (
            <Entry key={text.text_id} text={text} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ text }: { readonly text: TextInContextRecord }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const labels = messages.placeBeside;
  const day = formatStoredDate('text_date', text.text_date, language) ?? '';
  const title = [day, textIn(text, 'text_onplace', language).text].filter(Boolean).join(' · ');
  const html = language === 'ru' ? text.text_content : text.text_content_en;
  return (
    <li>
      <LocalLink to={editorPaths('text').edit(text.text_id)}>
        {title === '' ? labels.entry(text.text_id) : title}
      </LocalLink>
      {findDifferingAccounts(html).map((account) => (
        <blockquote key={account}>{account}</blockquote>
      ))}
    </li>
  );
}
