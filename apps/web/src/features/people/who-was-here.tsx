import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import { placePeopleQuery } from '../../lib/people/place-people-query.ts';
import { useSheetHasBeenOpen } from '../../lib/sheet-opened.ts';
import { paths } from '../../lib/url/paths.ts';
import paneStyles from '../../ui/layout/pane-section.module.css';
import { LocalLink } from '../../ui/links/local-link.tsx';
import styles from './who-was-here.module.css';

/** The people who were at a stop; nothing while they are loading or if none are known. */
export function WhoWasHere({ view: { place } }: PlaceSectionProps) {
  const { language, messages } = useLanguage();
  const query = placePeopleQuery(useApiClient(), place.place_id);
  const { data: people = [] } = useQuery({ ...query, enabled: useSheetHasBeenOpen() });
  if (people.length === 0) return null;
  return (
    <section className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{messages.place.whoWasHere}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.person_id}>
            <LocalLink to={paths.person(person.person_id)}>{fieldIn(person, 'name', language)}</LocalLink>{' '}
            <span className={styles.role}>{fieldIn(person, 'role', language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
