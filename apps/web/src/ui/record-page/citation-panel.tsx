import { twinMediaTypes } from '@cae-map/contract/api/twin-formats';
import { formatBibtex } from '@cae-map/expedition/citations/bibtex';
import { formatCitation, type Access } from '@cae-map/expedition/citations/citation';
import { formatRis } from '@cae-map/expedition/citations/ris';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { IconQuote } from '@tabler/icons-react';
import { localDay } from '../../lib/browser/local-day.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { useCopy } from '../../lib/notices/use-copy.ts';
import { usePageOrigin } from '../../lib/record-page/page-origin.ts';
import { citationOf, contentLicence, twinsOf, type RecordPage } from '../../lib/record-page/record-page.ts';
import { absoluteUrl } from '../../lib/record-page/record-urls.ts';
import { Button } from '../controls/button.tsx';
import styles from './citation-panel.module.css';
import { recordPageMessages } from './messages/index.ts';

/** How to cite a page: the citation as text, buttons that copy it in three forms, and links to the record in other formats. */
export function CitationPanel({ record }: { readonly record: RecordPage }) {
  const { language, messages } = useLanguage(recordPageMessages);
  const origin = usePageOrigin();
  const copy = useCopy();
  const access = useIsInBrowser() ? accessToday(language) : null;
  const citation = citationOf(record, absoluteUrl(record.path, { origin, language }), language);
  const text = formatCitation(citation, access);
  const { recordPage } = messages;
  const copyAs = (written: string) => () => void copy(written, recordPage.copied);
  return (
    <section className={styles.panel} aria-labelledby="cite">
      <h2 id="cite" className={styles.heading}>
        {recordPage.cite}
      </h2>
      <p className={styles.citation}>{text}</p>
      <div className={styles.actions}>
        <Button look="outlined" onClick={copyAs(text)}>
          <IconQuote size={18} stroke={1.8} aria-hidden="true" />
          {recordPage.copy}
        </Button>
        <Button look="outlined" onClick={copyAs(formatBibtex(citation, access?.date))}>
          {recordPage.copyBibtex}
        </Button>
        <Button look="outlined" onClick={copyAs(formatRis(citation, access?.date))}>
          {recordPage.copyRis}
        </Button>
      </div>
      <p className={styles.formats}>
        {recordPage.formats}:{' '}
        {twinsOf(record).map((format) => (
          <a
            key={format}
            href={`${localPath(language, record.path)}.${format}`}
            rel="alternate"
            type={twinMediaTypes[format]}
          >
            {recordPage.formatNames[format]}
          </a>
        ))}
      </p>
      {record.licence === contentLicence && (
        <p className={styles.licence}>
          {recordPage.licence}{' '}
          <a href={record.licence} rel="license noreferrer" target="_blank">
            {recordPage.licenceName}
          </a>
        </p>
      )}
    </section>
  );
}

function accessToday(language: ContentLanguage): Access {
  const date = localDay(new Date());
  return { date, formatted: formatDate(date, 'YYYY-MM-DD', language) ?? date };
}
