import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chooseText, type TextInLanguage, type TextInLanguages } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import styles from './both-languages.module.css';

/** Whether the visitor reads stops in both languages side by side. */
export function useReadsBothLanguages(): boolean {
  return useOptions((options) => options.bilingualsidebar);
}

interface TextInLanguagesProps {
  readonly texts: TextInLanguages;
  readonly children: (text: TextInLanguage) => ReactNode;
}

/**
 * A text of the content: in the reader's language, or, with two languages, both in a row that shares its height. Where a
 * translation is missing, that is said; nothing at all where nobody wrote anything.
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
  /** What stands in a language; null where it is missing. */
  readonly children: (language: ContentLanguage) => ReactNode;
}

/** A row of two blocks, the reader's language first; on a narrow screen one below the other. */
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
