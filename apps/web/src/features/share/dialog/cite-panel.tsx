import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { useState } from 'react';
import { localDay } from '../../../lib/browser/local-day.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { shareMessages } from '../messages/index.ts';
import { formatBibtex, formatRis } from '../model/citations.ts';
import type { CopyAndClose } from './use-copy-and-close.ts';
import styles from './share-dialog.module.css';

const formats = ['plain', 'bibtex', 'ris'] as const;
type Format = (typeof formats)[number];

/** The files of the formats that programs read. */
const files: Readonly<Record<Exclude<Format, 'plain'>, { readonly name: string; readonly type: string }>> = {
  bibtex: { name: 'citation.bib', type: 'application/x-bibtex' },
  ris: { name: 'citation.ris', type: 'application/x-research-info-systems' },
};

interface CitePanelProps {
  readonly url: string;
  readonly copy: CopyAndClose;
}

/** The citation of the open page as text, BibTeX or RIS. */
export function CitePanel({ url, copy }: CitePanelProps) {
  const { messages } = useLanguage(shareMessages);
  const { format: label, copyCitation, saveCitation, copied } = messages.share;
  const { plain, bibtex, ris } = messages.share.formats;
  const labels: Readonly<Record<Format, string>> = { plain, bibtex, ris };
  const [format, setFormat] = useState<Format>('plain');
  const citation = useCitation(url, format);
  return (
    <div className={styles.panel}>
      <div className={styles.choices} role="radiogroup" aria-label={label}>
        {formats.map((each) => (
          <label key={each}>
            <input type="radio" name="citation" checked={format === each} onChange={() => setFormat(each)} />
            {labels[each]}
          </label>
        ))}
      </div>
      <pre className={styles.code}>{citation}</pre>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => copy(citation, copied)}>
          {copyCitation}
        </Button>
        {format !== 'plain' && (
          <Button look="outlined" onClick={() => saveFile(citation, files[format].name, files[format].type)}>
            {saveCitation}
          </Button>
        )}
      </div>
    </div>
  );
}

function useCitation(url: string, format: Format): string {
  const { language, messages } = useLanguage(shareMessages);
  const site = messages.product.name;
  const [accessed] = useState(() => localDay(new Date()));
  // The title of the document ends with the name of the site.
  const title = document.title.replace(` · ${site}`, '');
  const page = { title, site, url, language, accessed };
  if (format === 'bibtex') return formatBibtex(page);
  if (format === 'ris') return formatRis(page);
  return messages.share.source(title, site, url, formatDate(accessed, 'YYYY-MM-DD', language) ?? accessed);
}
