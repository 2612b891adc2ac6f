import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import type { BibliographyEntry } from './bibliography-query.ts';
import { sourcesMessages } from './messages/index.ts';
import styles from './sources-screen.module.css';

/** A work with its note, and with links to the stops, texts and people that rest on it. */
export function Work({ entry }: { readonly entry: BibliographyEntry }) {
  const { language, messages } = useLanguage(sourcesMessages);
  const { work, places, texts, people } = entry;
  const author = fieldIn(work, 'author', language);
  const title = fieldIn(work, 'title', language);
  const publication = fieldIn(work, 'publication', language);
  const note = fieldIn(work, 'note', language);
  const details = [publication, work.year === null ? '' : String(work.year)].filter((part) => part !== '');
  return (
    <li id={work.work_id} className={styles.work}>
      {author !== '' && <p className={styles.author}>{author}</p>}
      <h3 className={styles.title}>{title}</h3>
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
      {places.length + texts.length + people.length === 0 && (
        <p className={styles.unused}>{messages.bibliography.unused}</p>
      )}
      <Links label={messages.bibliography.stops(places.length)} count={places.length}>
        {places.map((place) => {
          const placeTitle = titleIn(place, language);
          return (
            <li key={place.id}>
              <LocalLink to={paths.place(place.id)} lang={placeTitle.language}>
                {placeTitle.text}
              </LocalLink>
            </li>
          );
        })}
      </Links>
      <Links label={messages.bibliography.texts(texts.length)} count={texts.length}>
        {texts.map(({ text_id, chapter_id, book_id, text_date, text_enddate, date_format }) => (
          <li key={text_id}>
            <LocalLink to={paths.text(book_id, chapter_id, text_id)}>
              {formatDateRange(
                { date: text_date, enddate: text_enddate ?? text_date, date_format },
                language,
              ) ?? messages.bibliography.undated}
            </LocalLink>
          </li>
        ))}
      </Links>
      <Links label={messages.bibliography.people(people.length)} count={people.length}>
        {people.map((person) => (
          <li key={person.person_id}>
            <LocalLink to={paths.person(person.person_id)}>{fieldIn(person, 'name', language)}</LocalLink>
          </li>
        ))}
      </Links>
    </li>
  );
}

interface LinksProps {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A list of links that is closed at first, because a main source has hundreds of them. */
function Links({ label, count, children }: LinksProps) {
  if (count === 0) return null;
  return (
    <details className={styles.resting}>
      <summary>{label}</summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
