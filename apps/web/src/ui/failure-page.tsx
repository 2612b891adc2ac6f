import { useLanguage } from '../lib/language/language-context.tsx';
import { failureWords } from '../lib/api/failure-words.ts';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';

interface FailurePageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** What stands where a region failed: what happened, and a way to try again. */
export function FailurePage({ error, onRetry, title }: FailurePageProps) {
  const { words } = useLanguage();
  const isMissingPart = isChunkFailure(error);
  return (
    <div role="alert">
      <MessagePage
        title={title ?? (isMissingPart ? words.failure.chunkTitle : words.failure.title)}
        text={isMissingPart ? words.failure.chunkText : words.failure.text}
      >
        <details className={styles.details}>
          <summary>{words.failure.details}</summary>
          <pre>{failureWords(error, words)}</pre>
        </details>
        <ul className={styles.links}>
          <li>
            <button
              type="button"
              className={styles.button}
              onClick={isMissingPart ? () => location.reload() : onRetry}
            >
              {isMissingPart ? words.failure.reload : words.failure.retry}
            </button>
          </li>
        </ul>
      </MessagePage>
    </div>
  );
}

/** Browsers name a part of the program that did not load in different words. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|Importing a module/i.test(error.message)
  );
}
