import { pageIndexOf, timelineOfPages } from '@cae-map/expedition/journey/days/timeline-pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDeclaredQuery } from '../../../lib/url/url-query.ts';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { useOptions, useVisibleSections } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { paths } from '../../../lib/url/paths.ts';
import { queryValue } from '../../../lib/url/query-value.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PageLinks, PreviousPageLink } from '../../../ui/links/page-links.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { shownTimeline, type ShownTimeline } from './shown-timeline.ts';
import { formatPeriod, timelineHead } from './timeline-head.ts';
import { TimelinePlaceRow } from './timeline-rows.tsx';
import styles from './timeline-screen.module.css';
import { TimelineYearSection } from './timeline-year.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The query parameter of the year or month of the first page. */
export const fromParameter = 'from';

/** The years of the timeline by the options of the visitor. The delivered HTML stays until the lists are loaded. */
export function TimelineYears() {
  const { language, messages } = useLanguage(journeyPageMessages);
  const { data } = useSuspenseQuery(expeditionQuery(useApiClient()));
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const [query] = useSearchParams();
  const shown = useMemo(
    () => shownTimeline(data.expedition, { sections, whitelist, showAllPhotos }),
    [data, sections, whitelist, showAllPhotos],
  );
  const index = shown === null ? -1 : pageIndexOf(shown.pages, queryValue(query, fromParameter));
  usePageHead(timelineHead(shown, index, { language, messages }));
  if (shown === null) return <p className={pageStyles.intro}>{messages.timeline.empty}</p>;
  return <Pages shown={shown} index={Math.max(0, index)} />;
}

interface PagesProps {
  readonly shown: ShownTimeline;
  /** The index of the page of the URL. */
  readonly index: number;
}

/**
 * The server renders one page with links to the others; after hydration the timeline continues to its end in months that are
 * rendered near the viewport.
 */
function Pages({ shown: { whole, pages }, index }: PagesProps) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const query = useDeclaredQuery();
  const isInBrowser = useIsInBrowser();
  const page = useMemo(
    () => timelineOfPages(whole, pages, { first: index, last: index }),
    [whole, pages, index],
  );
  const rest = useMemo(
    () => timelineOfPages(whole, pages, { first: index, last: pages.length - 1 }),
    [whole, pages, index],
  );
  const { years, undated } = isInBrowser ? rest : page;
  const inPage = useMemo(
    () => new Set(page.years.flatMap(({ months }) => months.map(({ month }) => month))),
    [page],
  );
  const getPath = (at: number): string => paths.timeline(at === 0 ? null : (pages[at]?.from ?? null), query);
  const previous = pages[index - 1];
  useScrollToHash(isInBrowser);
  return (
    <>
      <nav className={styles.years} aria-label={messages.timeline.years}>
        {whole.years.map(({ year }) => {
          const isHere = years.some((each) => each.year === year);
          return isHere ? (
            <a key={year} href={`#year-${year}`}>
              {year}
            </a>
          ) : (
            <LocalLink key={year} to={`${getPath(pageIndexOf(pages, year))}#year-${year}`}>
              {year}
            </LocalLink>
          );
        })}
      </nav>
      {previous !== undefined && (
        <PreviousPageLink
          to={getPath(index - 1)}
          text={messages.timeline.previous(formatPeriod(previous, language))}
        />
      )}
      {years.map((year) => (
        <TimelineYearSection
          key={year.year}
          year={year}
          whole={whole.years.find((each) => each.year === year.year) ?? year}
          isRendered={(month) => inPage.has(month)}
          getPath={(month) => getPath(pageIndexOf(pages, month))}
        />
      ))}
      {undated.length > 0 && (
        <section className={styles.year} aria-labelledby="undated">
          <h2 id="undated">{messages.timeline.undated}</h2>
          <ol className={styles.rows}>
            {undated.map((place) => (
              <TimelinePlaceRow key={place.place.id} entry={place} />
            ))}
          </ol>
        </section>
      )}
      {!isInBrowser && pages.length > 1 && (
        <PageLinks
          label={messages.timeline.pages}
          current={index}
          pages={pages.map((each, at) => ({ to: getPath(at), text: formatPeriod(each, language) }))}
        />
      )}
    </>
  );
}
