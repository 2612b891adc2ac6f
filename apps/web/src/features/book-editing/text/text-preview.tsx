import { recordLanguages } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textsIn } from '@cae-map/expedition/texts/titles';
import { draftRecord } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { textDraft } from './text-draft.ts';
import styles from './text-preview.module.css';

/** The entry as readers will see it in each language, with the unsaved changes. */
export function TextPreview() {
  const draft = textDraft.useDraft((state) => state.draft);
  if (draft === null) return null;
  const text = draftRecord(draft);
  return (
    <div className={styles.languages}>
      {recordLanguages.map((language) => (
        <EntryInLanguage key={language} text={text} language={language} />
      ))}
    </div>
  );
}

interface EntryInLanguageProps {
  readonly text: TextRevision;
  readonly language: ContentLanguage;
}

function EntryInLanguage({ text, language }: EntryInLanguageProps) {
  const { language: pageLanguage, messages } = useLanguage(bookEditingMessages);
  const { dates } = textEntry(text, language);
  const { text_content: inRussian, text_content_en: inEnglish } = messages.textFields.names;
  const contents = textsIn(text, 'text_content');
  const isWritten = contents[language].trim() !== '';
  const isWrittenAtAll = Object.values(contents).some((content) => content.trim() !== '');
  const head = [dates, textsIn(text, 'text_onplace')[language]].filter(Boolean).join(' · ');
  return (
    <article className={styles.entry} lang={language} aria-label={{ ru: inRussian, en: inEnglish }[language]}>
      {head !== '' && <h2 className={styles.head}>{head}</h2>}
      {isWritten ? (
        <RichText html={contents[language]} lang={language} className={styles.text ?? ''} />
      ) : (
        <p className={styles.missing} lang={pageLanguage}>
          {isWrittenAtAll ? messages.textEdit.untranslated : messages.textEdit.isEmpty}
        </p>
      )}
    </article>
  );
}
