import type { TextRecord } from '@cae-map/contract/entities/book';
import { beadOf } from '@cae-map/expedition/sentences/bilingual-text';
import { useEffect, type RefObject } from 'react';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { readerOptions } from '../appearance/reader-options.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { markBead, sentenceOfElement } from '../text/mark-sentences.ts';
import { closeTwin, isSameSentence, openTwin, pointAt, twinStore, useTwin } from './twin-store.ts';

/** How long the pointer rests on a sentence before its twin opens, in milliseconds: moving over a text opens nothing. */
export const restMilliseconds = 400;

/** Marks the sentence that is pointed at together with its twin, and opens the twin in the mode with one language. */
export function useTwinPointing(article: RefObject<HTMLElement | null>, texts: readonly TextRecord[]): void {
  const mode = useOptionGroup(readerOptions, ({ languages }) => languages);
  useMarks(texts);
  useEffect(() => {
    const { current } = article;
    if (current === null || mode === 'one') return undefined;
    const opensTwin = mode === 'touch';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' || !(target instanceof Element) || isInTwin(target)) return;
      const sentence = sentenceOfElement(target);
      if (isSameSentence(sentence, twinStore.getState().pointed)) return;
      clearTimeout(timer);
      if (sentence === null && !twinStore.getState().isPinned) closeTwin();
      else pointAt(sentence);
      if (sentence === null || !opensTwin) return;
      timer = setTimeout(() => {
        // The card of a name is above the text.
        const isNameOpen = current.querySelector('[data-name-card]') !== null;
        if (!twinStore.getState().isPinned && !isNameOpen) openTwin(sentence, false);
      }, restMilliseconds);
    };
    const handleLeave = (): void => {
      clearTimeout(timer);
      if (!twinStore.getState().isPinned) closeTwin();
    };
    const handleClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || isInTwin(target) || target.closest('a, button') !== null) return;
      // Selecting a part of the text ends with a click.
      if (document.getSelection()?.isCollapsed === false) return;
      clearTimeout(timer);
      const sentence = sentenceOfElement(target);
      const { opened, isPinned } = twinStore.getState();
      const isOpen = isPinned && isSameSentence(sentence, opened);
      if (sentence === null || isOpen) closeTwin();
      else openTwin(sentence, true);
    };
    current.addEventListener('pointerover', handleOver);
    current.addEventListener('pointerleave', handleLeave);
    current.addEventListener('click', handleClick);
    return () => {
      clearTimeout(timer);
      current.removeEventListener('pointerover', handleOver);
      current.removeEventListener('pointerleave', handleLeave);
      current.removeEventListener('click', handleClick);
      closeTwin();
    };
  }, [article, mode]);
}

function isInTwin(element: Element): boolean {
  return element.closest('[data-twin]') !== null;
}

/** Marks the sentences of the pointed bead. */
function useMarks(texts: readonly TextRecord[]): void {
  const pointed = useTwin((state) => state.pointed);
  useEffect(() => {
    const text = texts.find(({ text_id }) => text_id === pointed?.textId);
    if (pointed === null || text === undefined) return undefined;
    const bead = beadOf(bilingualText(text), pointed.language, pointed.index);
    return bead === undefined ? undefined : markBead(text.text_id, bead, 'pointed');
  }, [pointed, texts]);
}
