import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { openCaches } from '../../lib/offline/sections/section-store.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { paths } from '../../lib/url/paths.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import { offlineMessages } from './messages/index.ts';
import styles from './offline-screen.module.css';
import { readKeptSections } from './sections/keeping-store.ts';
import { routeSections } from './sections/route-sections.ts';
import { SectionFiles } from './sections/section-files.tsx';
import { SectionItem } from './sections/section-item.tsx';
import { usePlanFacts } from './sections/use-plan-facts.ts';
import { useStorageFacts } from './sections/use-storage-facts.ts';
import { install, useOfflineState } from './visit/offline-store.ts';

/** The page of what is kept for visits without a network. */
function OfflineScreen() {
  const { messages } = useLanguage(offlineMessages);
  const texts = messages.offline;
  usePageHead({ title: texts.heading, description: texts.intro });
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{texts.heading}</h1>
      <p className={pageStyles.intro}>{texts.intro}</p>
      <section aria-labelledby="sections">
        <h2 id="sections">{texts.sections}</h2>
        <Sections />
      </section>
      <section aria-labelledby="files">
        <h2 id="files">{texts.files}</h2>
        <SectionFiles />
      </section>
      <section aria-labelledby="lasting">
        <h2 id="lasting">{texts.lasting}</h2>
        <Lasting />
      </section>
      <section aria-labelledby="install">
        <h2 id="install">{texts.installTitle}</h2>
        <Installation />
      </section>
    </div>
  );
}

function Sections() {
  const { messages } = useLanguage(offlineMessages);
  const { data, error, refetch } = useQuery(expeditionQuery(useApiClient()));
  const { free } = useStorageFacts();
  const facts = usePlanFacts(data?.expedition);
  const isInBrowser = useIsInBrowser();
  useEffect(() => {
    const read = () => void readKeptSections();
    read();
    // What another tab or the browser has changed meanwhile.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  if (isInBrowser && openCaches() === null) return <p>{messages.offline.unsupported}</p>;
  if (!isInBrowser || (data === undefined && error === null)) return <LoadingPage />;
  if (data === undefined) return <FailurePage error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {free !== null && <p className={styles.small}>{messages.offline.space(free)}</p>}
      <ul className={styles.sections}>
        {routeSections(data.expedition).map((section) => (
          <SectionItem key={section.id} section={section} facts={facts} free={free} />
        ))}
      </ul>
    </>
  );
}

function Lasting() {
  const { messages } = useLanguage(offlineMessages);
  const { isPersisted } = useStorageFacts();
  return <p>{isPersisted ? messages.offline.persisted : messages.offline.notPersisted}</p>;
}

function Installation() {
  const { messages } = useLanguage(offlineMessages);
  const { installPrompt } = useOfflineState();
  return (
    <>
      <p>{messages.offline.installText}</p>
      {installPrompt === null ? (
        <p className={styles.small}>{messages.offline.installByMenu}</p>
      ) : (
        <Button look="main" className={styles.install} onClick={() => void install()}>
          {messages.offline.install}
        </Button>
      )}
    </>
  );
}

export const offlineScreenModule: ScreenModule = {
  Screen: OfflineScreen,
  async prepare({ language }) {
    const { offline } = offlineMessages.read(language);
    return {
      status: 200,
      head: { title: offline.heading, description: offline.intro, path: paths.offline() },
    };
  },
};
