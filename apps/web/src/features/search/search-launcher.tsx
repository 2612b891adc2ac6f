import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { openSearch, useSearchPart } from './search-dialog-store.ts';
import styles from './search-launcher.module.css';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** The field in the header that opens the search; the search itself is loaded when it is first opened. */
export function SearchLauncher() {
  const { words } = useLanguage();
  const part = useSearchPart();
  return (
    <>
      <button
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        onClick={() => openSearch('text')}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
        <span className={styles.words}>{words.search.placeholder}</span>
        <kbd className={styles.key} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <Suspense fallback={null}>{part !== null && <SearchDialog />}</Suspense>
    </>
  );
}
