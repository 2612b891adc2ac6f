import type { ScreenModule } from '../../lib/feature-manifest.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { SettingsPane } from './settings-pane.tsx';
import styles from './settings-pane.module.css';

/** The page with the same settings as in the sheet. */
function SettingsScreen() {
  const { messages } = useLanguage();
  usePageHead({ title: messages.settings.title, description: messages.settings.kept });
  return (
    <div className={styles.page}>
      <div className={styles.pane}>
        <h1 className={styles.title}>{messages.settings.title}</h1>
        <SettingsPane />
      </div>
    </div>
  );
}

export const settingsScreenModule: ScreenModule = {
  Screen: SettingsScreen,
  prepare: ({ messages }) =>
    Promise.resolve({
      status: 200,
      head: {
        title: messages.settings.title,
        description: messages.settings.kept,
        path: paths.settings(),
      },
    }),
};
