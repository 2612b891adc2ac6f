import { lazy, Suspense } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { closeSearch, openSearch, setTyped, useTyped, type SearchPart } from './search-dialog-store.ts';
import styles from './search-dialog.module.css';
import { TextSearch } from './text-search.tsx';

const DateSearch = lazy(async () => ({ default: (await import('./date-search.tsx')).DateSearch }));

/** The dialog that searches by words or by date; closed where there is no part. */
export function SearchDialog({ part }: { readonly part: SearchPart | null }) {
  const { words } = useLanguage();
  return (
    <Dialog
      title={words.search.title}
      closeLabel={words.search.close}
      isOpen={part !== null}
      onClose={closeSearch}
      use="working"
    >
      {part !== null && <PartSwitch part={part} />}
      {part === 'text' && <DialogText />}
      {part === 'date' && (
        <Suspense fallback={<LoadingPage />}>
          <DateSearch />
        </Suspense>
      )}
    </Dialog>
  );
}

function DialogText() {
  return <TextSearch typed={useTyped()} onType={setTyped} limit={8} />;
}

const parts: readonly SearchPart[] = ['text', 'date'];

function PartSwitch({ part }: { readonly part: SearchPart }) {
  const { words } = useLanguage();
  return (
    <div className={styles.parts} role="group" aria-label={words.search.title}>
      {parts.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === part}
          className={styles.part}
          onClick={() => openSearch(each)}
        >
          {words.search.parts[each]}
        </button>
      ))}
    </div>
  );
}
