import { workKinds } from '@cae-map/contract/entities/work';
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
import { bibliographyQuery } from './bibliography-query.ts';
import { sourcesMessages } from './messages/index.ts';
import styles from './sources-screen.module.css';
import { Work } from './work.tsx';

/** The bibliography, grouped by the kind of the works. */
function SourcesScreen() {
  const { messages } = useLanguage(sourcesMessages);
  const { data, error, refetch } = useQuery(bibliographyQuery(useApiClient()));
  usePageHead({ title: messages.bibliography.heading, description: messages.bibliography.intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  const groups = workKinds
    .map((kind) => ({ kind, entries: data.filter(({ work }) => work.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.bibliography.heading}</h1>
      <p className={pageStyles.intro}>{messages.bibliography.intro}</p>
      {groups.length === 0 && <p className={styles.empty}>{messages.bibliography.empty}</p>}
      {groups.map(({ kind, entries }) => (
        <section key={kind} className={styles.group} aria-labelledby={`works-${kind}`}>
          <h2 id={`works-${kind}`} className={styles.kind}>
            {messages.bibliography.kinds[kind]}
          </h2>
          <ul>
            {entries.map((entry) => (
              <Work key={entry.work.work_id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.more}>
        <LocalLink to={paths.books()}>{messages.bibliography.books}</LocalLink>
        <LocalLink to={paths.people()}>{messages.bibliography.allPeople}</LocalLink>
      </p>
    </div>
  );
}

export const sourcesScreenModule: ScreenModule = {
  Screen: SourcesScreen,
  async prepare({ client, queryClient, language }) {
    const messages = sourcesMessages.read(language);
    await queryClient.fetchQuery(bibliographyQuery(client));
    return {
      status: 200,
      head: {
        title: messages.bibliography.heading,
        description: messages.bibliography.intro,
        path: paths.sources(),
      },
    };
  },
};
