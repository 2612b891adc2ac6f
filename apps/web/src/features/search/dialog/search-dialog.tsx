import { useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CertainOnlyNotice } from '../../../ui/filters/certain-only-notice.tsx';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import {
  closeSearch,
  openSearch,
  setTyped,
  useTyped,
  type SearchPart,
} from '../common/search-dialog-store.ts';
import { DatePart } from '../by-date/date-part.tsx';
import { PartSwitch } from './part-switch.tsx';
import { SearchFailed } from '../common/search-failed.tsx';
import { SearchLoading } from '../by-words/search-loading.tsx';
import { TextSearch } from '../by-words/text-search.tsx';

const loadResults = async () => (await import('../by-words/text-results.tsx')).TextResults;

/** The maximum number of hits of each kind. */
const limit = 8;

/**
 * The dialog for the search by words or by date; closed without a part. The dialog is part of the page, so that no typed
 * letter is lost; the results are loaded when it is first opened.
 */
export function SearchDialog({ part }: { readonly part: SearchPart | null }) {
  const { messages } = useLanguage();
  const shownPart = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={messages.search.title}
      closeLabel={messages.search.close}
      isOpen={part !== null}
      onClose={closeSearch}
      use="working"
      help="search"
    >
      {part !== null && <PartSwitch part={part} onPart={openSearch} shownPart={shownPart} />}
      {part !== null && <CertainOnlyNotice />}
      {part === 'text' && <DialogText />}
      {part === 'date' && <DatePart onRetry={() => shownPart.current?.focus()} />}
    </Dialog>
  );
}

function DialogText() {
  const { messages } = useLanguage();
  const typed = useTyped();
  return (
    <TextSearch typed={typed} onType={setTyped}>
      {(fieldState) => (
        <LazyPart
          load={loadResults}
          properties={{ fieldState, place: 'dialog', limit }}
          fallback={<SearchLoading typed={typed} />}
          renderFailure={(retry) => (
            <SearchFailed
              message={messages.search.failed}
              onRetry={() => {
                retry();
                fieldState.focusField();
              }}
            />
          )}
        />
      )}
    </TextSearch>
  );
}
