import type { TextRecord } from '@cae-map/contract/entities/book';
import { recordLanguageOf, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { BilingualText } from '@cae-map/expedition/sentences/bilingual-text';
import { pairBlocks } from '@cae-map/expedition/sentences/split-blocks';
import { wrapSentences } from '@cae-map/expedition/sentences/wrap-sentences';
import { chooseText, textsIn } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { ServedMarkup } from '../../../ui/rendering/served-markup.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { LanguageMode } from '../appearance/reader-options.ts';
import { booksMessages } from '../messages/index.ts';
import { textDrawings } from './text-drawing.tsx';
import styles from './text-body.module.css';

interface TextBodyProps {
  readonly text: TextRecord;
  readonly mode: LanguageMode;
  /** Null until the text is near the viewport: the server sends texts without sentences, because browsers may split them differently. */
  readonly sentences: BilingualText | null;
  /** Whether the page still has what the server has rendered, which then stays. */
  readonly isServed?: boolean;
}

/** A text in the languages of the mode. A language in which it is missing has a note in its place. */
export function TextBody({ text, mode, sentences, isServed = false }: TextBodyProps) {
  const { language, messages } = useLanguage(booksMessages);
  const html = useMemo(() => readHtml(text, sentences), [text, sentences]);
  if (isInRows(mode)) return <LanguageRows html={html} mode={mode} />;
  const shown = chooseText(html, language);
  return (
    <>
      {isServed ? (
        <ServedMarkup className={styles.text ?? ''} lang={shown.language} />
      ) : (
        <RichText
          html={shown.text}
          lang={shown.language}
          className={styles.text ?? ''}
          drawing={textDrawings[shown.language]}
        />
      )}
      {shown.language !== language && shown.text.trim() !== '' && (
        <p className={styles.missing}>{messages.place.languages.onlyIn[shown.language]}</p>
      )}
      {shown.text.trim() === '' && <p className={styles.missing}>{messages.books.textEmpty}</p>}
    </>
  );
}

/** Whether a mode shows both languages paragraph by paragraph. */
export function isInRows(mode: LanguageMode): mode is 'side' | 'below' {
  return mode === 'side' || mode === 'below';
}

type Html = Readonly<Record<RecordLanguage, string>>;

function readHtml(text: TextRecord, sentences: BilingualText | null): Html {
  const html = textsIn(text, 'text_content');
  if (sentences === null) return html;
  return { ru: wrapSentences(html.ru, sentences.ru), en: wrapSentences(html.en, sentences.en) };
}

interface LanguageRowsProps {
  readonly html: Html;
  readonly mode: 'side' | 'below';
}

/** A row for each paragraph, with the language of the page first. */
function LanguageRows({ html, mode }: LanguageRowsProps) {
  const { language, messages } = useLanguage();
  const rows = useMemo(() => pairBlocks(html.ru, html.en), [html]);
  return rows.map((row, index) => (
    // The rows of a text never change their order.
    <div key={index} className={styles.row} data-mode={mode}>
      {[recordLanguageOf[language], otherLanguage(language)].map((each) =>
        row[each].trim() === '' ? (
          <p key={each} className={styles.missing}>
            {messages.place.languages.missing[each]}
          </p>
        ) : (
          <RichText
            key={each}
            html={row[each]}
            lang={each}
            className={styles.text ?? ''}
            drawing={textDrawings[each]}
          />
        ),
      )}
    </div>
  ));
}
