import { useEffect } from 'react';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { markParts, partsOfSentence } from '../text/mark-sentences.ts';
import { useSpeech } from './speech-store.ts';

/** Where a spoken sentence is left in place, as fractions of the height of the window; elsewhere the page is scrolled to it. */
const highest = 0.4;
const lowest = 0.75;

/** Whether a sentence of a text is spoken. */
export function useIsSpoken(textId: number): boolean {
  return useSpeech(({ sentence }) => sentence?.textId === textId);
}

/** Marks the spoken sentence of a text, and scrolls it into view. */
export function useSpokenMark(textId: number, isSplit: boolean): void {
  const sentence = useSpeech((state) => (state.sentence?.textId === textId ? state.sentence : null));
  useEffect(() => {
    if (sentence === null || !isSplit) return undefined;
    const parts = partsOfSentence(sentence);
    const [first] = parts;
    if (first !== undefined) scrollTo(first);
    return markParts(parts, 'spoken');
  }, [sentence, isSplit]);
}

function scrollTo(part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= window.innerHeight * highest && bottom <= window.innerHeight * lowest) return;
  const behavior = reducesMotion() ? 'auto' : 'smooth';
  part.scrollIntoView({ block: 'center', behavior });
}
