import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import { EditorsOnly } from '../../../ui/workbench/editors-only.tsx';
import { readBookSections } from '../book-sections.ts';
import { bookEditingMessages } from '../messages/index.ts';
import { ChooseFile } from './choose-file.tsx';
import styles from './import.module.css';
import { ImportReview } from './review/import-review.tsx';
import { useBookImport } from './use-book-import.ts';

/** The screen on which a file is read as a book, corrected and added. */
function ImportScreen() {
  const { language, messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookImport;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <EditorPanel title={labels.title} sections={readBookSections('book', language, 'import')} isWholePage>
      <EditorsOnly capability="books.write">
        <Import />
      </EditorsOnly>
    </EditorPanel>
  );
}

function Import() {
  const edited = useBookImport();
  if (edited.isLoading) return null;
  return (
    <div className={styles.content}>
      {edited.present === null ? (
        <ChooseFile onRead={edited.begin} />
      ) : (
        <ImportReview imported={edited.present} edited={edited} />
      )}
    </div>
  );
}

export const importScreenModule: ScreenModule = {
  Screen: ImportScreen,
  prepare: ({ language }) => {
    const { title, intro } = bookEditingMessages.read(language).bookImport;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
