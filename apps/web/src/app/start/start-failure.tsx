import { useLanguage } from '../../lib/language/language-context.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { startFailureId } from './start-failure-notice.ts';
import styles from './start-failure.module.css';

/**
 * The notice that the application could not be loaded, with a button to try again. The server renders it hidden; it is shown and hidden
 * without the application.
 */
export function StartFailure() {
  const { messages } = useLanguage();
  return (
    <div id={startFailureId} className={styles.notice} role="alert" hidden>
      <p>{messages.failure.startText}</p>
      <Button look="outlined">{messages.failure.retry}</Button>
    </div>
  );
}
