import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { translationsMessages } from '../messages/index.ts';
import { OpenSuggestion } from './open-suggestion.tsx';
import styles from './review.module.css';

/** The suggestions that wait for review. */
function ReviewScreen() {
  const { messages } = useLanguage(translationsMessages);
  const { title, intro } = messages.translationReview;
  usePageHead({ title, description: intro });
  return (
    <TranslationsPanel current="review">
      <div className={styles.scroll}>
        <Suggestions />
      </div>
    </TranslationsPanel>
  );
}

function Suggestions() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationReview;
  const { data, error, refetch } = useQuery({
    ...callQuery(useRequiredClient(), 'listSuggestions', { whose: 'open' }),
    refetchOnWindowFocus: true,
  });
  if (data === undefined) {
    if (error === null) return <LoadingPage />;
    const title = messages.translationErrors.load_error;
    return <FailurePage error={error} onRetry={() => void refetch()} title={title} />;
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {data.length === 0 ? labels.none : labels.count(data.length)}
      </p>
      {data.length > 0 && <p className={styles.keys}>{labels.keys}</p>}
      <ol className={styles.list}>
        {data.map((suggestion, index) => (
          <OpenSuggestion key={suggestion.suggestion_id} suggestion={suggestion} isFirst={index === 0} />
        ))}
      </ol>
    </>
  );
}

export const translationReviewModule: ScreenModule = {
  Screen: ReviewScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).translationReview;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
