import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { chapters } from './chapters.ts';
import { closeVoyage, openChapter, useVoyage, voyageStore } from './voyage-store.ts';

/**
 * Opens the film at the chapter of the URL, and replaces the URL when the film goes on to another chapter. A link that asks
 * for it starts the film, unless the visitor prefers reduced motion.
 */
export function useChapterUrl(urlIndex: number): void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isPlayRequested = Object(state).play === true;
  const index = useVoyage((voyage) => voyage.index);
  const count = useVoyage((voyage) => voyage.count);
  const written = useRef<number | null>(null);

  useEffect(() => {
    voyageStore.setState({ count: chapters.length });
    return closeVoyage;
  }, []);

  // The URL has changed: by the first page, a link, or the Back button.
  useEffect(() => {
    if (written.current === urlIndex) return;
    written.current = urlIndex;
    openChapter(urlIndex);
  }, [urlIndex]);

  useEffect(() => {
    if (isPlayRequested && !reducesMotion()) voyageStore.setState({ isPlaying: true });
  }, [isPlayRequested]);

  // The film has gone on.
  useEffect(() => {
    if (count === 0 || written.current === null || written.current === index) return;
    written.current = index;
    void navigate(localPath(language, paths.voyage(chapters[index]?.slug ?? null)), { replace: true });
  }, [count, index, language, navigate]);
}
