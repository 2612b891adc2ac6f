import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import styles from '../common/search-status.module.css';

/** The status below the field until the results are loaded. */
export function SearchLoading({ typed }: { readonly typed: string }) {
  const { messages } = useLanguage(searchMessages);
  return (
    <div className={styles.status}>
      <p role="status">
        {typed.trim() === '' ? messages.searchResults.hint : messages.searchResults.searching}
      </p>
    </div>
  );
}
