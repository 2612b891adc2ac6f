import { sentenceAttribute } from '@cae-map/expedition/sentences/wrap-sentences';
import { sentenceOfElement } from '../text/mark-sentences.ts';
import { openTwin, twinStore } from './twin-store.ts';

/** The first parts of all sentences of a chapter that are split, in order. */
function listSentences(article: HTMLElement): HTMLElement[] {
  const seen = new Set<string>();
  return [...article.querySelectorAll<HTMLElement>(`[${sentenceAttribute}]`)].filter((part) => {
    const sentence = sentenceOfElement(part);
    const key = JSON.stringify(sentence);
    if (sentence === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Opens the twin of the sentence that has the focus, or of the first one below the top of the page, and moves the focus to it. */
export function openTwinInView(article: HTMLElement): void {
  const { activeElement } = document;
  const focused = article.contains(activeElement)
    ? activeElement?.closest<HTMLElement>(`[${sentenceAttribute}]`)
    : null;
  const top = Number.parseFloat(getComputedStyle(article).scrollPaddingTop) || 0;
  const visible = focused ?? listSentences(article).find((part) => part.getBoundingClientRect().top >= top);
  if (visible) openAt(visible);
}

/** Opens the twin of the next (1) or the previous (-1) sentence. @returns false if no twin is open, so that the key is the browser's */
export function stepSentence(article: HTMLElement, step: 1 | -1): boolean {
  const { opened } = twinStore.getState();
  if (opened === null) return false;
  const sentences = listSentences(article);
  const key = JSON.stringify(opened);
  const at = sentences.findIndex((part) => JSON.stringify(sentenceOfElement(part)) === key);
  const next = at === -1 ? undefined : sentences[at + step];
  if (next !== undefined) openAt(next);
  return true;
}

function openAt(part: HTMLElement): void {
  const sentence = sentenceOfElement(part);
  if (sentence === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'nearest' });
  openTwin(sentence, true);
}
