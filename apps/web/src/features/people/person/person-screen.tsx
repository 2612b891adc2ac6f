import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { recordHead } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { CitationPanel } from '../../../ui/record-page/citation-panel.tsx';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { lifeYears } from '../life-years.ts';
import { namesForLanguage } from './names-for-language.ts';
import { peopleMessages } from '../messages/index.ts';
import { personQuery, type PersonPage } from './person-query.ts';
import { personRecord } from './person-record.ts';
import styles from './person-screen.module.css';
import { Mentions, Stretches } from './person-travel.tsx';
import { TravelMap } from '../../../ui/travel-map/travel-map.tsx';

/** The page of a person. */
function PersonScreen({ parameters: { id = '' } }: ScreenProps) {
  const { language, messages } = useLanguage(peopleMessages);
  const { data, error, refetch } = useQuery(personQuery(useApiClient(), id));
  const person = data?.person;
  const name = person && fieldIn(person, 'name', language);
  usePageHead({ title: name ?? messages.people.heading, description: messages.people.intro });
  if (data === null) {
    return (
      <MessagePage
        title={messages.people.notFound}
        text={messages.people.notFoundHint}
        links={[{ to: paths.people(), label: messages.people.allPeople }]}
      />
    );
  }
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return <Person page={data} />;
}

function Person({ page }: { readonly page: PersonPage }) {
  const { language, messages } = useLanguage(peopleMessages);
  const { person, stretches, drawing, mentions, sources } = page;
  const record = personRecord(page, language, messages);
  const name = record.title;
  const fate = fieldIn(person, 'fate', language);
  const otherNames = namesForLanguage(person.other_names, language);
  const names = otherNames.length === 0 ? '' : messages.people.also(otherNames.join(', '));
  const { bornOnly, diedOnly } = messages.people;
  const years = lifeYears({ born: person.born, died: person.died, language, bornOnly, diedOnly });
  const facts = [years, names].filter((fact) => fact !== '');
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={record.ancestors} />
      <p className={styles.group}>{messages.people.groups[person.group]}</p>
      <h1 className={`${pageStyles.heading} ${styles.name}`}>{name}</h1>
      <p className={styles.role}>{fieldIn(person, 'role', language)}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {drawing !== null && <TravelMap drawing={drawing} label={messages.people.travelMap(name)} />}
      <Stretches stretches={stretches} />
      <RichText html={fieldIn(person, 'about', language)} className={styles.about ?? ''} />
      {fate !== '' && (
        <section className={styles.section}>
          <h2>{messages.people.fate}</h2>
          <p className={styles.fate}>{fate}</p>
        </section>
      )}
      <Mentions mentions={mentions} />
      <div className={styles.sources}>
        <SourceLine label={messages.people.sources} sources={sources} />
      </div>
      <CitationPanel record={record} />
    </article>
  );
}

export const personScreenModule: ScreenModule = {
  Screen: PersonScreen,
  async prepare({ parameters: { id = '' }, client, queryClient, language }) {
    const messages = peopleMessages.read(language);
    const page = await queryClient.fetchQuery(personQuery(client, id));
    if (page === null) {
      const { notFound, notFoundHint } = messages.people;
      return { status: 404, head: { title: notFound, description: notFoundHint } };
    }
    const { person } = page;
    const name = fieldIn(person, 'name', language);
    const role = fieldIn(person, 'role', language);
    const about = fieldIn(person, 'about', language);
    const record = personRecord(page, language, messages);
    const description = shortenText(`${name}, ${role}. ${about}`);
    const { bornOnly, diedOnly } = messages.people;
    const dates = lifeYears({ born: person.born, died: person.died, language, bornOnly, diedOnly });
    const card = { dates, text: shortenText(about === '' ? role : `${role}. ${about}`) };
    return { status: 200, head: recordHead(record, { description, card }), record };
  },
};
