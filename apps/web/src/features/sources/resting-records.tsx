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

interface RestingRecordsProps {
  readonly entry: BibliographyEntry;
  /** Whether short lists are open at first. */
  readonly isOpen?: boolean;
}

/** Links to the stops, texts and people that rest on a work. */
export function RestingRecords({ entry: { places, texts, people }, isOpen = false }: RestingRecordsProps) {
  const { language, messages } = useLanguage(sourcesMessages);
  return (
    <>
      {places.length + texts.length + people.length === 0 && (
        <p className={styles.unused}>{messages.bibliography.unused}</p>
      )}
      <Links isOpen={isOpen} label={messages.bibliography.stops(places.length)} count={places.length}>
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
      <Links isOpen={isOpen} label={messages.bibliography.texts(texts.length)} count={texts.length}>
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
      <Links isOpen={isOpen} label={messages.bibliography.people(people.length)} count={people.length}>
        {people.map((person) => (
          <li key={person.person_id}>
            <LocalLink to={paths.person(person.person_id)}>{fieldIn(person, 'name', language)}</LocalLink>
          </li>
        ))}
      </Links>
    </>
  );
}

/** A longer list is closed at first. */
const mostOpen = 40;

interface LinksProps {
  readonly label: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A list of links; closed in the bibliography, because a main source has hundreds of them. */
function Links({ label, count, isOpen, children }: LinksProps) {
  if (count === 0) return null;
  return (
    <details className={styles.resting} open={isOpen && count <= mostOpen}>
      <summary>{label}</summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
