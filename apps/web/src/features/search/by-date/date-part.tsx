import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { SearchFailed } from '../common/search-failed.tsx';

const loadDateSearch = async () => (await import('./date-search.tsx')).DateSearch;

interface DatePartProps {
  /** Another try at what did not load has begun: its button goes, and the keyboard needs a place. */
  readonly onRetry: () => void;
}

/** The search by date, loaded when it is first shown. */
export function DatePart({ onRetry }: DatePartProps) {
  const { messages } = useLanguage();
  return (
    <LazyPart
      load={loadDateSearch}
      properties={{ onRetry }}
      fallback={<LoadingPage />}
      renderFailure={(retry) => (
        <SearchFailed
          message={messages.search.calendarFailed}
          onRetry={() => {
            retry();
            onRetry();
          }}
        />
      )}
    />
  );
}
