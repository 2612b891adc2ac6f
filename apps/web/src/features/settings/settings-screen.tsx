import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { settingsMessages } from './messages/index.ts';
import { SettingsPane } from './settings-pane.tsx';
import styles from './settings-pane.module.css';

/** The page with the same settings as in the sheet. */
function SettingsScreen() {
  const { messages } = useLanguage(settingsMessages);
  usePageHead({ title: messages.menu.settings, description: messages.settings.kept });
  return (
    <div className={styles.page}>
      <div className={styles.pane}>
        <h1 className={styles.title}>{messages.menu.settings}</h1>
        <SettingsPane />
      </div>
    </div>
  );
}

export const settingsScreenModule: ScreenModule = {
  Screen: SettingsScreen,
  prepare({ language }) {
    const { menu, settings } = settingsMessages.read(language);
    return Promise.resolve({
      status: 200,
      head: { title: menu.settings, description: settings.kept, path: paths.settings() },
    });
  },
};
