import { useLanguage } from '../../lib/language/language-context.tsx';
import { failureMessage } from '../../lib/api/failure-message.ts';
import { isLoadFailure } from '../../lib/loading/load-failure.ts';
import { MessagePage } from './message-page.tsx';
import { Button } from '../controls/button.tsx';
import styles from './message-page.module.css';

interface FailurePageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** An error message with details and a retry button, instead of a failed region. */
export function FailurePage({ error, onRetry, title }: FailurePageProps) {
  const { messages } = useLanguage();
  const isMissingChunk = isLoadFailure(error);
  // A new version of the site has other chunks. Without a connection a reload would fail as well.
  const reloads = isMissingChunk && navigator.onLine;
  return (
    <div role="alert">
      <MessagePage
        title={title ?? (isMissingChunk ? messages.failure.chunkTitle : messages.failure.title)}
        text={isMissingChunk ? messages.failure[reloads ? 'chunkText' : 'partText'] : messages.failure.text}
      >
        <details className={styles.details}>
          <summary>{messages.failure.details}</summary>
          <pre>{failureMessage(error, messages)}</pre>
        </details>
        <ul className={styles.links}>
          <li>
            <Button className={styles.button} onClick={reloads ? () => location.reload() : onRetry}>
              {reloads ? messages.failure.reload : messages.failure.retry}
            </Button>
          </li>
        </ul>
      </MessagePage>
    </div>
  );
}
