import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './loading-page.module.css';

/** A loading indicator for a screen. */
export function LoadingPage() {
  const { messages } = useLanguage();
  return (
    <div className={styles.page} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {messages.loading}
    </div>
  );
}
