import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './search-failed.module.css';

interface SearchFailedProps {
  /** What did not load. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where the search would answer: says that it could not be loaded, and tries again. */
export function SearchFailed({ message, onRetry }: SearchFailedProps) {
  const { messages } = useLanguage();
  return (
    <div role="alert" className={styles.failed}>
      <p>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {messages.failure.retry}
      </button>
    </div>
  );
}
