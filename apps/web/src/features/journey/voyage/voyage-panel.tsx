import { sceneLength } from '@cae-map/expedition/journey/voyage/voyage';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { EdgePanel } from '../../../lib/map-edges/map-edges.ts';
import { useEdgePanel } from '../../../lib/map-edges/use-edge-panel.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { ChapterPicture } from './chapter-picture.tsx';
import { chapterPicturesQuery } from './chapter-pictures-query.ts';
import { useChapters } from './chapters-query.ts';
import { useChapterUrl } from './use-chapter-url.ts';
import { useVoyagePlayback } from './use-voyage-playback.ts';
import { VoyageControls } from './voyage-controls.tsx';
import { VoyageEnd } from './voyage-end.tsx';
import styles from './voyage-panel.module.css';
import { useVoyage } from './voyage-store.ts';

/** The area of the panel at the lower edge of the map, without and with the links of the end. */
const panel: EdgePanel = { id: 'voyage', edge: 'bottom', size: 'var(--voyage-height)' };
const endPanel: EdgePanel = { id: 'voyage', edge: 'bottom', size: 'var(--voyage-end-height)' };

/** The panel of the film: the picture and the caption of the chapter, the controls, and all chapters as links. */
export function VoyagePanel({ index: urlIndex }: { readonly index: number }) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const chapters = useChapters();
  useChapterUrl(urlIndex);
  useVoyagePlayback(chapters);
  const current = useVoyage(({ count, index }) => (count === 0 ? urlIndex : index));
  const isStopped = useVoyage(({ isPlaying }) => !isPlaying);
  // Also when the visitor comes back to the last chapter.
  const hasEnded = isStopped && current === chapters.length - 1;
  useEdgePanel(hasEnded ? endPanel : panel);
  const { data: pictures } = useQuery(chapterPicturesQuery(useApiClient()));
  const chapter = chapters[current];
  if (chapter === undefined) return null;
  return (
    <section className={styles.panel} aria-label={messages.voyage.label} data-ended={hasEnded}>
      <ChapterPicture
        key={chapter.slug}
        image={pictures?.[current] ?? null}
        next={pictures?.[current + 1] ?? null}
      />
      <div className={styles.text}>
        <p className={styles.number}>{messages.voyage.chapterOf(current + 1, chapters.length)}</p>
        <div aria-live="polite">
          <h1 className={styles.title}>{chapter.title[language]}</h1>
          <p className={styles.caption}>{chapter.caption[language]}</p>
        </div>
      </div>
      {hasEnded && <VoyageEnd />}
      <VoyageControls
        isFirst={current === 0}
        isLast={current === chapters.length - 1}
        until={chapter.until}
      />
      <ol className={styles.chapters} aria-label={messages.voyage.chapters}>
        {chapters.map(({ slug, title }, index) => (
          <li key={slug} className={styles.chapter} data-passed={index < current}>
            <LocalLink
              to={paths.voyage(slug)}
              replace
              aria-current={index === current ? 'step' : undefined}
              title={title[language]}
            >
              <span className={styles.name}>{title[language]}</span>
              {index === current && <Progress length={sceneLength(chapter)} />}
            </LocalLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The share of the current chapter that has been played. */
function Progress({ length }: { readonly length: number }) {
  const share = useVoyage(({ time }) => Math.round((100 * time) / length) / 100);
  return <span className={styles.progress} style={{ transform: `scaleX(${share})` }} />;
}
