import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { PageRevision } from '@cae-map/contract/entities/shipped/page-editing';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { draftRecord } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { splitAtSlots } from '../../../lib/page-text/page-parts.ts';
import { renderPage } from '../../../lib/page-text/render-page.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { pageDraft } from './page-draft.ts';
import styles from './page-preview.module.css';

/** The placeholders of numbers of records, such as `{{places}}`. */
const counts = /\{\{(?:places|texts|paintings|illustrations)\}\}/g;

/** The page as readers will see it in each language, with the unsaved changes. */
export function PagePreview() {
  const draft = pageDraft.useDraft((state) => state.draft);
  if (draft === null) return null;
  const page = draftRecord(draft);
  return (
    <div className={styles.languages}>
      {recordLanguages.map((language) => (
        <PageInLanguage key={language} page={page} language={language} />
      ))}
    </div>
  );
}

interface PageInLanguageProps {
  readonly page: PageRevision;
  readonly language: RecordLanguage;
}

function PageInLanguage({ page, language }: PageInLanguageProps) {
  const { language: pageLanguage, messages } = useLanguage(contentEditingMessages);
  const { text_ru: inRussian = '', text_en: inEnglish = '' } = messages.kinds.page.names;
  const { picture, part } = messages.contentFields;
  return (
    <article className={styles.page} lang={language} aria-label={{ ru: inRussian, en: inEnglish }[language]}>
      <h2 className={styles.title}>{fieldIn(page, 'title', language)}</h2>
      {splitAtSlots(renderPage(fieldIn(page, 'text', language)).replaceAll(counts, '…')).map((each, index) =>
        'html' in each ? (
          // The parts of a page never change their order.
          <RichText key={index} html={each.html} lang={language} className={styles.text ?? ''} />
        ) : (
          <p key={index} className={styles.part} lang={pageLanguage}>
            {'picture' in each ? picture(each.alt) : part}
          </p>
        ),
      )}
    </article>
  );
}
