import { useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
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
import { SearchWaiting } from '../by-words/search-waiting.tsx';
import { TextSearch } from '../by-words/text-search.tsx';

const loadResults = async () => (await import('../by-words/text-results.tsx')).TextResults;

/** The most hits of each kind. */
const limit = 8;

/**
 * The dialog that searches by words or by date; closed where there is no part. It comes with the page, so that it takes the
 * first letter; what finds is loaded when it is first opened.
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
    >
      {part !== null && <PartSwitch part={part} onPart={openSearch} shownPart={shownPart} />}
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
      {(asked) => (
        <LazyPart
          load={loadResults}
          properties={{ asked, place: 'dialog', limit }}
          fallback={<SearchWaiting typed={typed} />}
          renderFailure={(retry) => (
            <SearchFailed
              message={messages.search.failed}
              onRetry={() => {
                retry();
                asked.focusField();
              }}
            />
          )}
        />
      )}
    </TextSearch>
  );
}
