import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { Bead } from '@cae-map/expedition/sentences/align/align-sentences';
import { sentenceAttribute } from '@cae-map/expedition/sentences/wrap-sentences';

/** A sentence of a text that is shown. */
export interface ShownSentence {
  readonly textId: number;
  readonly language: RecordLanguage;
  readonly index: number;
}

/** `pointed` for the sentence that is pointed at with its twin, `opened` for the one that the URL names, `spoken` for the one that is read aloud. */
export type SentenceMark = 'pointed' | 'opened' | 'spoken';

const textAttribute = 'data-text';
const markAttribute = 'data-mark';

/** The parts of a sentence of a text that are on the page. */
export function partsOfSentence({ textId, language, index }: ShownSentence): HTMLElement[] {
  const selector = `[${textAttribute}="${textId}"] [lang="${language}"] [${sentenceAttribute}="${index}"]`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** The sentence that contains an element; null for an element outside of sentences. */
export function sentenceOfElement(element: Element | null): ShownSentence | null {
  const part = element?.closest(`[${sentenceAttribute}]`);
  const textId = Number(part?.closest(`[${textAttribute}]`)?.getAttribute(textAttribute));
  const lang = part?.closest('[lang]')?.getAttribute('lang');
  const language = recordLanguages.find((each) => each === lang);
  if (!part || !textId || language === undefined) return null;
  return { textId, language, index: Number(part.getAttribute(sentenceAttribute)) };
}

/**
 * Marks the sentences of a bead. The attribute is set outside of React, so that pointing at a sentence renders nothing: a chapter has
 * thousands of them.
 * @returns the function that removes the marks
 */
export function markBead(textId: number, bead: Bead, mark: SentenceMark): () => void {
  const parts = recordLanguages.flatMap((language) => {
    const [from, to] = bead[language];
    return Array.from({ length: to - from }, (_, at) =>
      partsOfSentence({ textId, language, index: from + at }),
    );
  });
  return markParts(parts.flat(), mark);
}

/** Marks the parts of one sentence. @returns the function that removes the marks */
export function markParts(parts: readonly HTMLElement[], mark: SentenceMark): () => void {
  for (const part of parts) part.setAttribute(markAttribute, mark);
  return () => {
    for (const part of parts)
      if (part.getAttribute(markAttribute) === mark) part.removeAttribute(markAttribute);
  };
}
