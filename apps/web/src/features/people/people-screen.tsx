import { personGroups } from '@cae-map/contract/entities/person';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { paths } from '../../lib/url/paths.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { lifeYears } from './life-years.ts';
import { peopleMessages } from './messages/index.ts';
import { peopleQuery, type ListedPerson } from './people-query.ts';
import styles from './people-screen.module.css';

/** The list of people in groups. */
function PeopleScreen() {
  const { messages } = useLanguage(peopleMessages);
  const { data, error, refetch } = useQuery(peopleQuery(useApiClient()));
  usePageHead({ title: messages.people.heading, description: messages.people.intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  const groups = personGroups
    .map((group) => ({ group, people: data.filter((person) => person.group === group) }))
    .filter(({ people }) => people.length > 0);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.people.heading}</h1>
      <p className={pageStyles.intro}>{messages.people.intro}</p>
      {groups.length === 0 && <p className={styles.empty}>{messages.people.empty}</p>}
      {groups.map(({ group, people }) => (
        <section key={group} className={styles.group} aria-labelledby={`people-${group}`}>
          <h2 id={`people-${group}`} className={styles.groupTitle}>
            {messages.people.groups[group]}
          </h2>
          <ul className={styles.people}>
            {people.map((person) => (
              <Person key={person.person_id} person={person} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.more}>
        <LocalLink to={paths.sources()}>{messages.people.bibliography}</LocalLink>
      </p>
    </div>
  );
}

function Person({ person }: { readonly person: ListedPerson }) {
  const { language, messages } = useLanguage(peopleMessages);
  const { bornOnly, diedOnly } = messages.people;
  const years = lifeYears({ born: person.born, died: person.died, language, bornOnly, diedOnly });
  return (
    <li>
      <LocalLink to={paths.person(person.person_id)} className={styles.person ?? ''}>
        <span className={styles.name}>{fieldIn(person, 'name', language)}</span>
        {years !== '' && <span className={styles.years}>{years}</span>}
        <span className={styles.role}>{fieldIn(person, 'role', language)}</span>
      </LocalLink>
    </li>
  );
}

export const peopleScreenModule: ScreenModule = {
  Screen: PeopleScreen,
  async prepare({ client, queryClient, language }) {
    const messages = peopleMessages.read(language);
    await queryClient.fetchQuery(peopleQuery(client));
    return {
      status: 200,
      head: { title: messages.people.heading, description: messages.people.intro, path: paths.people() },
    };
  },
};
