import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './search-failed.module.css';

interface SearchFailedProps {
  /** The error message. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** An error message with a retry button in place of the search. */
export function SearchFailed({ message, onRetry }: SearchFailedProps) {
  const { messages } = useLanguage();
  return (
    <div role="alert" className={styles.failed}>
      <p>{message}</p>
      <Button className={styles.retry} onClick={onRetry}>
        {messages.failure.retry}
      </Button>
    </div>
  );
}
