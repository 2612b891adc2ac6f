import { IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { closeSearch, openSearch, useSearchPart, type SearchPart } from './search-dialog-store.ts';
import styles from './search-dialog.module.css';
import { TextSearch } from './text-search.tsx';

const DateSearch = lazy(async () => ({ default: (await import('./date-search.tsx')).DateSearch }));

/** The dialog that searches by words or by date. It is mounted while it is open. */
export function SearchDialog() {
  const { words } = useLanguage();
  const part = useSearchPart();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="search-title" onClose={closeSearch}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id="search-title" className="visually-hidden">
            {words.search.title}
          </h2>
          <PartSwitch part={part ?? 'text'} />
          <button
            type="button"
            className={styles.close}
            aria-label={words.search.close}
            title={words.search.close}
            onClick={closeSearch}
          >
            <IconX size={18} stroke={1.8} aria-hidden="true" />
          </button>
        </header>
        {part === 'date' ? (
          <Suspense fallback={<LoadingPage />}>
            <DateSearch />
          </Suspense>
        ) : (
          <TextSearch />
        )}
      </div>
    </dialog>
  );
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
