import type { TextRecord } from '@cae-map/contract/entities/book';
import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { useEffect, useMemo, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { readReadText } from '../../../lib/reading/reading-store.ts';
import { booksMessages } from '../messages/index.ts';
import { setReadRecord } from '../progress/read-text.ts';
import { closeTwin, twinStore } from '../twins/twin-store.ts';
import { createReadAloud, type ReadAloud } from './read-aloud.ts';
import { speechStore } from './speech-store.ts';

/** Reading a chapter aloud, and what begins it. */
export interface ChapterAloud extends Omit<ReadAloud, 'start'> {
  /** Pauses and continues; begins at the opened sentence, or at the text that is being read. */
  readonly toggle: () => void;
}

/** Reads a chapter aloud until it is left. The map follows the text that is spoken. */
export function useReadAloud(
  article: RefObject<HTMLElement | null>,
  texts: readonly TextRecord[],
): ChapterAloud {
  const { language, messages } = useLanguage(booksMessages);
  const { failed } = messages.aloud;
  const spoken = recordLanguageOf[language];
  const reading = useMemo(
    () => createReadAloud(texts, spoken, () => notify({ kind: 'error', message: failed })),
    [texts, spoken, failed],
  );
  useEffect(() => {
    let textId: number | undefined;
    const unsubscribe = speechStore.subscribe(({ sentence }) => {
      if (sentence === null || sentence.textId === textId) return;
      ({ textId } = sentence);
      const text = texts.find(({ text_id }) => text_id === textId);
      if (text !== undefined) setReadRecord(text);
    });
    // The speech of the browser goes on after the page.
    window.addEventListener('pagehide', reading.stop);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', reading.stop);
      reading.stop();
    };
  }, [reading, texts]);
  return useMemo(
    () => ({
      togglePause: reading.togglePause,
      step: reading.step,
      stop: reading.stop,
      toggle() {
        if (speechStore.getState().status !== 'off') return reading.togglePause();
        const { opened } = twinStore.getState();
        const first = texts[0]?.text_id;
        const textId = opened?.textId ?? (isAtTop(article.current) ? first : readReadText()?.textId) ?? first;
        closeTwin();
        if (textId !== undefined) reading.start(textId, opened?.language === spoken ? opened : null);
      },
    }),
    [article, reading, texts, spoken],
  );
}

/** Whether the first line of a chapter is in view: reading aloud then begins there, although the reading line is further down. */
function isAtTop(article: HTMLElement | null): boolean {
  return (article?.getBoundingClientRect().top ?? 0) >= 0;
}
