import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { SearchFailed } from '../common/search-failed.tsx';

const loadDateSearch = async () => (await import('./date-search.tsx')).DateSearch;

interface DatePartProps {
  /** Called after a retry: its button is removed, so the focus must move. */
  readonly onRetry: () => void;
}

/** The search by date, loaded on demand. */
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
