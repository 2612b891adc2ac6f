import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { translationsMessages } from '../messages/index.ts';
import { ExportPanel } from './export-panel.tsx';
import styles from './files.module.css';
import { ImportPanel } from './import-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';

/** Translations as files, and their comparison with all sources. */
function FilesScreen() {
  const { messages } = useLanguage(translationsMessages);
  const { title, intro } = messages.translationFiles;
  usePageHead({ title, description: intro });
  const mayApprove = useMayApprove();
  return (
    <TranslationsPanel current="files">
      <div className={styles.scroll}>
        <div className={styles.panels}>
          <ExportPanel />
          <ImportPanel />
          {mayApprove && <SyncPanel />}
        </div>
      </div>
    </TranslationsPanel>
  );
}

export const translationFilesModule: ScreenModule = {
  Screen: FilesScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).translationFiles;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
