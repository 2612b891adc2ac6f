import { sentenceOfElement, type ShownSentence } from '../text/mark-sentences.ts';

/** A part of a text that the reader has selected. */
export interface SelectedText {
  readonly textId: number;
  /** The selected characters, with single spaces. */
  readonly quote: string;
  /** The sentence in which the selection begins; null if the text is not split yet. */
  readonly sentence: ShownSentence | null;
  /** The lower edge of the selection in the viewport, in CSS pixels. */
  readonly bottom: number;
}

/** Returns what is selected within one text of an article; null without a selection, and for one across several texts. */
export function readSelection(article: HTMLElement): SelectedText | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = elementOf(range.startContainer);
  const section = start?.closest('[data-text]');
  if (!section || !article.contains(section) || !section.contains(range.endContainer)) return null;
  const quote = selection.toString().replaceAll(/\s+/g, ' ').trim();
  if (quote === '') return null;
  return {
    textId: Number(section.getAttribute('data-text')),
    quote,
    sentence: sentenceOfElement(start),
    bottom: range.getBoundingClientRect().bottom,
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
