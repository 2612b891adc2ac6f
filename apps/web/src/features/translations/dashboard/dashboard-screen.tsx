import { useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { translationsMessages } from '../messages/index.ts';
import { hasSavedBefore } from '../model/visits.ts';
import { useRows } from '../rows/use-rows.ts';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { useTargetLanguage } from '../frame/use-target-language.ts';
import { firstCandidates } from '../translating/first-candidates.ts';
import { Dashboard } from './dashboard.tsx';
import { FirstTranslation } from './first-translation.tsx';

/** The fields that are translated, and how far they are. A newcomer sees one sentence to translate first. */
function DashboardScreen() {
  const { messages } = useLanguage(translationsMessages);
  const { title, intro } = messages.translations;
  usePageHead({ title, description: intro });
  return (
    <TranslationsPanel current="all">
      <LoadedDashboard />
    </TranslationsPanel>
  );
}

function LoadedDashboard() {
  const { messages } = useLanguage(translationsMessages);
  const language = useTargetLanguage();
  const { loaded, error, reload } = useRows(language);
  const { account } = useAccount();
  /** Null until it is known whether the visitor has translated before. */
  const [isNewcomer, setNewcomer] = useState(() =>
    hasSavedBefore() || location.search !== '' ? false : null,
  );
  if (loaded === null || account === null) {
    if (error === null) return <LoadingPage />;
    return <FailurePage error={error} onRetry={reload} title={messages.translationErrors.load_error} />;
  }
  if (isNewcomer === null)
    setNewcomer(
      firstCandidates(loaded.rows).length > 0 &&
        !loaded.rows.some(({ state }) => state.translated_by === account.full_name),
    );
  if (isNewcomer === true)
    return <FirstTranslation loaded={loaded} onShowAll={() => setNewcomer(false)} userId={account.id} />;
  return (
    <>
      {error !== null && <p role="alert">{messages.translationErrors.reload_error}</p>}
      <Dashboard loaded={loaded} />
    </>
  );
}

export const dashboardScreenModule: ScreenModule = {
  Screen: DashboardScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).translations;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
