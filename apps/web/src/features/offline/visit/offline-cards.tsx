import { useLanguage } from '../../../lib/language/language-context.tsx';
import { writeLocal } from '../../../lib/storage/local-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { offlineMessages } from '../messages/index.ts';
import styles from './offline-cards.module.css';
import { install, setOfflineState, useOfflineState } from './offline-store.ts';

/** The cards that report a new release and offer the installation. Both are closed by the visitor and never cover the content of a phone. */
export function OfflineCards() {
  const { language, messages } = useLanguage(offlineMessages);
  const texts = messages.offline;
  const { news, offersInstallation } = useOfflineState();
  if (news !== null)
    return (
      <aside className={styles.card} role="status" aria-label={texts.newRelease}>
        <h2 className={styles.title}>{texts.newRelease}</h2>
        {news.length === 0 ? (
          <p>{texts.noNews}</p>
        ) : (
          news.map((item) => (
            <p key={item.date} className={styles.text}>
              {item[language]}
            </p>
          ))
        )}
        <div className={styles.actions}>
          <Button look="main" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <Button look="bare" onClick={() => setOfflineState({ news: null })}>
            {texts.later}
          </Button>
        </div>
      </aside>
    );
  if (!offersInstallation) return null;
  const answer = (): void => {
    writeLocal('installAnswered', 'true');
    setOfflineState({ offersInstallation: false });
  };
  return (
    <aside className={styles.card} aria-label={texts.installTitle}>
      <h2 className={styles.title}>{texts.installTitle}</h2>
      <p className={styles.text}>{texts.installText}</p>
      <div className={styles.actions}>
        <Button
          look="main"
          onClick={() => {
            answer();
            void install();
          }}
        >
          {texts.install}
        </Button>
        <Button look="bare" onClick={answer}>
          {texts.notNow}
        </Button>
      </div>
    </aside>
  );
}
