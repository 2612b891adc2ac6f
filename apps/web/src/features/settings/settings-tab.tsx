import { useLanguage } from '../../lib/language/language-context.tsx';
import { HelpLink } from '../../ui/links/help-link.tsx';
import { SettingsPane } from './settings-pane.tsx';
import styles from './settings-pane.module.css';

/** The settings in the sheet. */
export function SettingsTab() {
  const { messages } = useLanguage();
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.menu.settings}</h2>
        <HelpLink section="settings" />
      </div>
      <SettingsPane />
    </div>
  );
}
