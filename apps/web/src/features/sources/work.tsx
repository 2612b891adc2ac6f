import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import type { BibliographyEntry } from './bibliography-query.ts';
import { sourcesMessages } from './messages/index.ts';
import { RestingRecords } from './resting-records.tsx';
import styles from './sources-screen.module.css';

/** A work with its note, and with links to the stops, texts and people that rest on it. */
export function Work({ entry }: { readonly entry: BibliographyEntry }) {
  const { language, messages } = useLanguage(sourcesMessages);
  const { work } = entry;
  const author = fieldIn(work, 'author', language);
  const title = fieldIn(work, 'title', language);
  const publication = fieldIn(work, 'publication', language);
  const note = fieldIn(work, 'note', language);
  const details = [publication, work.year === null ? '' : String(work.year)].filter((part) => part !== '');
  return (
    <li id={work.work_id} className={styles.work}>
      {author !== '' && <p className={styles.author}>{author}</p>}
      <h3 className={styles.title}>
        <LocalLink to={paths.work(work.work_id)}>{title}</LocalLink>
      </h3>
      {details.length > 0 && <p className={styles.details}>{details.join(', ')}</p>}
      {note !== '' && <p className={styles.note}>{note}</p>}
      {work.url !== null && (
        <p className={styles.details}>
          <a
            href={work.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${messages.bibliography.read}: ${title}`}
          >
            {messages.bibliography.read}
          </a>
        </p>
      )}
      <RestingRecords entry={entry} />
    </li>
  );
}
