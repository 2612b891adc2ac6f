import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './loading-page.module.css';

/** Says that a screen is on its way. */
export function LoadingPage() {
  const { messages } = useLanguage();
  return (
    <div className={styles.page} role="status">
      <span className={styles.sign} aria-hidden="true" />
      {messages.loading}
    </div>
  );
}
