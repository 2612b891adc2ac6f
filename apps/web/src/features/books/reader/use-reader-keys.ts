import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isDialogOpen } from '../../../lib/browser/is-dialog-open.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { bookFind } from '../find/find-store.ts';
import { speechStore } from '../speech/speech-store.ts';
import type { ChapterAloud } from '../speech/use-read-aloud.ts';
import { findVoice } from '../speech/voices.ts';
import { closeTwin, twinStore } from '../twins/twin-store.ts';
import { openTwinInView, stepSentence } from '../twins/step-sentence.ts';

/** How other chapters are opened. */
export interface ChapterTurns {
  readonly onPreviousChapter: () => void;
  readonly onNextChapter: () => void;
}

/** How much of a page stays visible when it is turned, in CSS pixels. */
const overlap = 96;
/** A page that is nearer to an end of the chapter than this is turned to the next one, in CSS pixels. */
const nearEnd = 4;

/**
 * The keys of the reader. They act only without modifiers and only while no control has the focus: Alt and ← is the Back key of browsers,
 * and the arrow keys move the map and the player while these have the focus.
 */
export function useReaderKeys(
  article: RefObject<HTMLElement | null>,
  turns: ChapterTurns,
  aloud: ChapterAloud,
): void {
  const { language } = useLanguage();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { current } = article;
    if (current === null || event.defaultPrevented || !isForReader(event, current)) return;
    const isUsed = runSpeechKey(event, aloud, language) || runKey(event, current, turns);
    if (isUsed) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** The keys of reading aloud: R begins, pauses and continues; while it is on, the arrow keys step and Escape ends it. */
function runSpeechKey({ code, key }: KeyboardEvent, aloud: ChapterAloud, language: ContentLanguage): boolean {
  const isOn = speechStore.getState().status !== 'off';
  if (code === 'KeyR' && (isOn || findVoice(language) !== undefined)) aloud.toggle();
  else if (isOn && key === 'ArrowDown') aloud.step(1);
  else if (isOn && key === 'ArrowUp') aloud.step(-1);
  else if (isOn && key === 'Escape') aloud.stop();
  else return false;
  return true;
}

/** @returns whether the key was used */
function runKey({ code, key }: KeyboardEvent, article: HTMLElement, keys: ChapterTurns): boolean {
  // `code` identifies the physical key, so T is Е in the Russian layout.
  if (key === '/') bookFind.set(true);
  else if (code === 'KeyT') openTwinInView(article);
  else if (key === 'ArrowRight') turnPage(1, keys.onNextChapter);
  else if (key === 'ArrowLeft') turnPage(-1, keys.onPreviousChapter);
  else if (key === 'ArrowDown') return stepSentence(article, 1);
  else if (key === 'ArrowUp') return stepSentence(article, -1);
  else if (key === 'Escape' && twinStore.getState().opened !== null) closeTwin();
  else return false;
  return true;
}

/** Scrolls by a page, or opens the other chapter at an end of this one. */
function turnPage(step: 1 | -1, openChapter: () => void): void {
  const { scrollY, innerHeight } = window;
  const { scrollHeight } = document.documentElement;
  const isAtEnd = step === 1 ? scrollY + innerHeight >= scrollHeight - nearEnd : scrollY <= nearEnd;
  if (isAtEnd) openChapter();
  else window.scrollBy({ top: step * (innerHeight - overlap) });
}

function isForReader(event: KeyboardEvent, article: HTMLElement): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isDialogOpen()) return false;
  const { target } = event;
  if (
    !(target instanceof Element) ||
    target.closest('input, select, textarea, [contenteditable], [role="toolbar"]')
  )
    return false;
  return target === document.body || target.contains(article) || article.contains(target);
}
