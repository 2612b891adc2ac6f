import type { TextRecord } from '@cae-map/contract/entities/book';
import { useEffect, type RefObject } from 'react';
import { setReadText } from '../../../lib/reading/reading-store.ts';
import { setReadRecord } from './read-text.ts';
import { saveProgress } from './reading-progress.ts';

/** A thin line a little below the middle of the viewport, on phones below the map: the text that crosses it is being read. */
const readingLine = '-56% 0px -43% 0px';

interface OpenChapter {
  readonly bookId: number;
  readonly chapterId: number;
  readonly texts: readonly TextRecord[];
}

/**
 * Follows which text of a chapter is being read, and keeps it for the next visit. The first text is kept only after another one was read,
 * so that a glance at the beginning does not replace where the reader stopped.
 */
export function useReadingPosition(article: RefObject<HTMLElement | null>, chapter: OpenChapter): void {
  const { bookId, chapterId, texts } = chapter;
  useEffect(() => {
    const { current } = article;
    const [first] = texts;
    if (current === null || first === undefined) return undefined;
    const byId = new Map(texts.map((text) => [text.text_id, text]));
    let read = first.text_id;
    setReadRecord(first);
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        const text = byId.get(Number(crossing?.target.getAttribute('data-text')));
        if (text === undefined || text.text_id === read) return;
        read = text.text_id;
        setReadRecord(text);
        saveProgress(bookId, { chapterId, textId: text.text_id });
      },
      { rootMargin: readingLine },
    );
    for (const section of current.querySelectorAll('[data-text]')) observer.observe(section);
    return () => {
      observer.disconnect();
      setReadText(null);
    };
  }, [article, bookId, chapterId, texts]);
}
