import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LoadingPage } from '../../../ui/loading-page.tsx';
import { NeededPart } from '../../../ui/needed-part.tsx';
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
    <NeededPart
      load={loadDateSearch}
      properties={{ onRetry }}
      waiting={<LoadingPage />}
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
