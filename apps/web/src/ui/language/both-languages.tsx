import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chooseText, type TextInLanguage, type TextInLanguages } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import styles from './both-languages.module.css';

/** Whether the texts of stops are shown in both languages. */
export function useReadsBothLanguages(): boolean {
  return useOptions((options) => options.bilingualsidebar);
}

interface TextInLanguagesProps {
  readonly texts: TextInLanguages;
  readonly children: (text: TextInLanguage) => ReactNode;
}

/**
 * A text of the content in the language of the page, or in both languages side by side. A note is shown if a translation is
 * missing. Renders nothing if the text is empty in all languages.
 */
export function Texts({ texts, children }: TextInLanguagesProps) {
  const { language, messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const chosen = chooseText(texts, language);
  if (chosen.text.trim() === '') return null;
  if (readsBoth) {
    return (
      <LanguageRow>
        {(each) => (isWritten(texts, each) ? children({ text: texts[each], language: each }) : null)}
      </LanguageRow>
    );
  }
  return (
    <>
      {children(chosen)}
      {chosen.language !== language && (
        <p className={styles.only}>{messages.place.languages.onlyIn[chosen.language]}</p>
      )}
    </>
  );
}

function isWritten(texts: TextInLanguages, language: ContentLanguage): boolean {
  return texts[language].trim() !== '';
}

interface LanguageRowProps {
  /** Renders the text in a language; null if it is missing. */
  readonly children: (language: ContentLanguage) => ReactNode;
}

/** A row with the language of the page first; on narrow screens the blocks are stacked. */
function LanguageRow({ children }: LanguageRowProps) {
  const { language, messages } = useLanguage();
  return (
    <div className={styles.row}>
      {[language, otherLanguage(language)].map((each) => {
        const content = children(each);
        return (
          <div key={each} className={styles[each]} lang={content === null ? language : each}>
            {content ?? <p className={styles.only}>{messages.place.languages.missing[each]}</p>}
          </div>
        );
      })}
    </div>
  );
}
