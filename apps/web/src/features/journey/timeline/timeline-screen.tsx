import { timeline, type TimelineYear } from '@cae-map/expedition/journey/days/timeline';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import type { ScreenModule } from '../../../lib/feature-manifest.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptions, useVisibleSections } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { paths } from '../../../lib/paths.ts';
import { usePageHead } from '../../../lib/use-page-head.ts';
import { LoadingPage } from '../../../ui/loading-page.tsx';
import { TimelineMonthPart } from './timeline-month.tsx';
import { TimelinePlaceRow } from './timeline-rows.tsx';
import pageStyles from '../../../ui/page.module.css';
import styles from './timeline-screen.module.css';

/**
 * Everything that is dated, by year and month. A delivered page stays as it is until the lists are there: they are not sent
 * a second time with it.
 */
function TimelineScreen() {
  const { words } = useLanguage();
  usePageHead({ title: words.timeline.heading, description: words.timeline.intro });
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{words.timeline.heading}</h1>
      <p className={pageStyles.intro}>{words.timeline.intro}</p>
      <p className={styles.counts}>{words.images.illustrationHint}</p>
      <Suspense fallback={<LoadingPage />}>
        <Years />
      </Suspense>
    </div>
  );
}

function Years() {
  const { words } = useLanguage();
  const { data } = useSuspenseQuery(expeditionQuery(useApiClient(), useQueryClient()));
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const shown = useMemo(() => {
    const journey = toJourney(data.expedition, { sections, whitelist });
    return journey && timeline(journey, showAllPhotos);
  }, [data, sections, whitelist, showAllPhotos]);
  if (shown === null) return <p className={pageStyles.intro}>{words.timeline.empty}</p>;
  return (
    <>
      <nav className={styles.years} aria-label={words.timeline.years}>
        {shown.years.map(({ year }) => (
          <a key={year} href={`#year-${year}`}>
            {year}
          </a>
        ))}
      </nav>
      {shown.years.map((year) => (
        <Year key={year.year} year={year} />
      ))}
      {shown.undated.length > 0 && (
        <section className={styles.year} aria-labelledby="undated">
          <h2 id="undated">{words.timeline.undated}</h2>
          <ol className={styles.rows}>
            {shown.undated.map((place) => (
              <TimelinePlaceRow key={place.place.id} entry={place} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Year({ year: { year, wholeYear, months } }: { readonly year: TimelineYear }) {
  const { words } = useLanguage();
  const parts = [wholeYear, ...months];
  const places = parts.flatMap((part) => part.places);
  const texts = parts.flatMap((part) => part.texts);
  const pictures = [...parts, ...places].flatMap((part) => part.pictures);
  return (
    <section className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} tabIndex={-1}>
        {year}
      </h2>
      <p className={styles.counts}>{words.timeline.counts(places.length, texts.length, pictures.length)}</p>
      <TimelineMonthPart month={year} staying={null} part={wholeYear} />
      {months.map((month) => (
        <TimelineMonthPart key={month.month} month={month.month} staying={month.staying} part={month} />
      ))}
    </section>
  );
}

export const timelineScreenModule: ScreenModule = {
  Screen: TimelineScreen,
  async prepare({ client, queryClient, words }) {
    await queryClient.fetchQuery(expeditionQuery(client, queryClient));
    const { heading, intro } = words.timeline;
    return { status: 200, head: { title: heading, description: intro, path: paths.timeline() } };
  },
};
