import { pageIndexOf } from '@cae-map/expedition/journey/days/timeline-pages';
import { visibleSections } from '@cae-map/expedition/places/sections';
import { Suspense } from 'react';
import { readConfiguration } from '../../../lib/api/configuration-query.ts';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import type { PrepareContext, PreparedScreen, ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { appOptions } from '../../../lib/options/app-options.ts';
import { shownPlaceIds } from '../../../lib/options/shown-place-ids.ts';
import { paths } from '../../../lib/url/paths.ts';
import { CertainOnlyNotice } from '../../../ui/filters/certain-only-notice.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { shownTimeline } from './shown-timeline.ts';
import { timelineHead } from './timeline-head.ts';
import styles from './timeline-screen.module.css';
import { fromParameter, TimelineYears } from './timeline-years.tsx';

/** The timeline of all dated records by year and month. */
function TimelineScreen() {
  const { messages } = useLanguage(journeyPageMessages);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.timeline.heading}</h1>
      <p className={pageStyles.intro}>{messages.timeline.intro}</p>
      <p className={styles.counts}>{messages.images.illustrationHint}</p>
      <CertainOnlyNotice />
      <Suspense fallback={<LoadingPage />}>
        <TimelineYears />
      </Suspense>
    </div>
  );
}

async function prepareTimeline(context: PrepareContext): Promise<PreparedScreen> {
  const { client, queryClient, query, language } = context;
  const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
  const configuration = readConfiguration(queryClient);
  const shown = shownTimeline(expedition, {
    sections: visibleSections(appOptions.initial.showExp, { isResearcher: false }),
    whitelist: shownPlaceIds(query.toString(), configuration?.shown_place_ids),
    showAllPhotos: appOptions.initial.showAllPhotos,
  });
  const from = query.get(fromParameter) ?? '';
  const index = shown === null ? -1 : pageIndexOf(shown.pages, from);
  const head = timelineHead(shown, index, { language, messages: journeyPageMessages.read(language) });
  if (index === -1 && from !== '') return { status: 404, head };
  // The canonical URL of a filtered timeline is that of the whole timeline.
  const isWhole = [...query.keys()].every((name) => name === fromParameter);
  const page = isWhole && index > 0 ? shown?.pages[index] : undefined;
  return { status: 200, head: { ...head, path: paths.timeline(page?.from) } };
}

export const timelineScreenModule: ScreenModule = { Screen: TimelineScreen, prepare: prepareTimeline };
