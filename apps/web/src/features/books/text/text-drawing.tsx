import { sentenceAttribute } from '@cae-map/expedition/sentences/wrap-sentences';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { splitAtTies } from '../../../lib/texts/unbroken-spaces.ts';
import type { TextDrawing } from '../../../ui/text/rich-text.tsx';
import styles from './text-drawing.module.css';

function drawingIn(language: ContentLanguage): TextDrawing {
  return {
    renderCharacters: (characters) =>
      splitAtTies(characters, language).map(({ text, isTie }, index) =>
        isTie ? (
          // The parts of a text never change their order.
          <span key={index} className={styles.tie}>
            {text}
          </span>
        ) : (
          text
        ),
      ),
    addedAttributes: [sentenceAttribute],
  };
}

/** How the reader draws texts: with the typography of their language, and with the sentences that `wrapSentences` has enclosed. */
export const textDrawings: Readonly<Record<ContentLanguage, TextDrawing>> = {
  ru: drawingIn('ru'),
  en: drawingIn('en'),
};
