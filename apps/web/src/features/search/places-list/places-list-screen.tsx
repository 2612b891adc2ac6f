import { Suspense } from 'react';
import { readConfiguration } from '../../../lib/api/configuration-query.ts';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import type { PrepareContext, PreparedScreen, ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import { marchesQuery } from '../../../lib/marches/marches-query.ts';
import { shownPlaceIds } from '../../../lib/options/shown-place-ids.ts';
import { readListState } from './state/list-query.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { createPageHead } from './state/list-head.ts';
import { pageParameter, readPage } from '../../../lib/url/page-parameter.ts';
import { pageCount } from './state/list-pages.ts';
import { paths } from '../../../lib/url/paths.ts';
import { CertainOnlyNotice } from '../../../ui/filters/certain-only-notice.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { ListedPart } from './listed-part.tsx';
import { listedYearsQuery } from './filters/listed-years-query.ts';
import styles from './places-list-screen.module.css';
import { shownListedPlaces } from './state/shown-listed-places.ts';
import { placesWithoutSearch } from './state/use-listed-places.ts';

/** The list of all places with filters, order and search, whose state is in the URL. */
function PlacesListScreen() {
  const { messages } = useLanguage(searchMessages);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.menu.placesList}</h1>
      <p className={pageStyles.intro}>{messages.placesList.intro}</p>
      <ListFilters />
      <CertainOnlyNotice />
      <Suspense fallback={<LoadingPage />}>
        <ListedPart />
      </Suspense>
    </div>
  );
}

async function prepareList(context: PrepareContext): Promise<PreparedScreen> {
  const { client, queryClient, query, language } = context;
  const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
  const configuration = readConfiguration(queryClient);
  const whitelist = shownPlaceIds(query.toString(), configuration?.shown_place_ids);
  await queryClient.prefetchQuery(listedYearsQuery(client, whitelist));
  const state = readListState(query);
  const marches = state.choice.mileageDiffers
    ? await queryClient.fetchQuery(marchesQuery(client))
    : undefined;
  const all = shownListedPlaces(expedition, whitelist, marches);
  const places = placesWithoutSearch(all, state, language);
  const page = readPage(query);
  const head = createPageHead(places, page, { language, messages: searchMessages.read(language) });
  if (page > pageCount(places.length)) return { status: 404, head };
  // The canonical URL of a filtered or sorted list is that of the whole list.
  const isWhole = [...query.keys()].every((name) => name === pageParameter);
  return { status: 200, head: { ...head, path: paths.placesList(isWhole ? page : 1) } };
}

export const placesListScreenModule: ScreenModule = { Screen: PlacesListScreen, prepare: prepareList };
