import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import { isListed } from '@cae-map/expedition/shown-stops';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { focusHeading } from '../../../lib/focus-heading.ts';
import type { ScreenModule } from '../../../lib/feature-manifest.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { paths } from '../../../lib/paths.ts';
import { usePageHead } from '../../../lib/use-page-head.ts';
import { FailurePage } from '../../../ui/failure-page.tsx';
import { LoadingPage } from '../../../ui/loading-page.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import pageStyles from '../../../ui/page.module.css';
import { ListFilters } from './list-filters.tsx';
import { ListRow } from './list-row.tsx';
import { placesListQuery } from './places-list-query.ts';
import styles from './places-list-screen.module.css';
import { openSearch } from '../common/search-dialog-store.ts';
import { SearchFailed } from '../common/search-failed.tsx';
import { useListState, type ListStateControls } from './use-list-state.ts';
import { useListedPlaces, type ListedPlaces } from './use-listed-places.ts';
import { useSearchWays } from '../by-words/use-search-ways.ts';

/** All places as a list that can be limited, sorted and searched; its address holds what was chosen. */
function PlacesListScreen() {
  const { words } = useLanguage();
  const { data, error, refetch } = useQuery(placesListQuery(useApiClient(), useQueryClient()));
  usePageHead({ title: words.placesList.title, description: words.placesList.intro });
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  return <PlacesList whole={data} />;
}

function PlacesList({ whole }: { readonly whole: readonly ListedPlace[] }) {
  const { words } = useLanguage();
  const whitelist = useShownPlaces();
  const all = useMemo(
    () => whole.filter(({ place_id }) => isListed(place_id, whitelist)),
    [whole, whitelist],
  );
  const list = useListState();
  const listed = useListedPlaces(all, list);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{words.placesList.title}</h1>
      <p className={pageStyles.intro}>{words.placesList.intro}</p>
      <ListFilters places={all} list={list} />
      {listed.retrySearch !== null && <SearchMissing onRetry={listed.retrySearch} />}
      <ListState list={list} listed={listed} count={all.length} />
      {listed.places.length === 0 ? (
        <NothingListed list={list} />
      ) : (
        <ol className={styles.list} aria-label={words.placesList.title}>
          {listed.places.map((place) => (
            <ListRow key={place.place_id} place={place} hit={listed.hits.get(place.place_id) ?? null} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The names are looked through without the search, as far as that goes. */
function SearchMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { words } = useLanguage();
  return (
    <SearchFailed
      message={words.placesList.searchFailed}
      onRetry={() => {
        onRetry();
        focusHeading();
      }}
    />
  );
}

interface ListStateProps {
  readonly list: ListStateControls;
  readonly listed: ListedPlaces;
  /** How many places there are in all. */
  readonly count: number;
}

/** How much the list holds, and what can be done with it. */
function ListState({ list, listed: { places, didYouMean }, count }: ListStateProps) {
  const { words } = useLanguage();
  const ways = useSearchWays();
  const { search: query } = useLocation();
  const isWhole = places.length === count;
  const show = (): void =>
    ways.showOnMap({
      kind: 'places',
      query: list.typed.trim() === '' ? words.placesList.choice : list.typed.trim(),
      placeIds: places.map(({ place_id }) => place_id),
      where: { kind: 'places-list', query },
    });
  return (
    <div className={styles.state}>
      <p role="status">{words.placesList.shown(places.length, count)}</p>
      {didYouMean !== null && (
        <button type="button" className={styles.action} onClick={() => list.onType(didYouMean.query)}>
          {words.search.didYouMean} {didYouMean.query}
        </button>
      )}
      {!isWhole && (
        <button type="button" className={styles.action} onClick={list.onReset}>
          {words.placesList.reset}
        </button>
      )}
      {!isWhole && places.length > 0 && (
        <button type="button" className={styles.action} onClick={show}>
          {words.placesList.showOnMap}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => openSearch('date')}>
        {words.search.byDate}
      </button>
      <button type="button" className={styles.action} onClick={() => window.print()}>
        {words.placesList.print}
      </button>
    </div>
  );
}

/** Nothing is left of the list: what to do. */
function NothingListed({ list }: { readonly list: ListStateControls }) {
  const { words } = useLanguage();
  return (
    <div className={styles.nothing}>
      <p>{words.placesList.nothing}</p>
      <ul>
        <li>
          <LocalLink to={paths.placesList()} className={styles.link ?? ''}>
            {words.placesList.wholeList}
          </LocalLink>
        </li>
        {list.typed.trim() !== '' && (
          <li>
            <LocalLink to={paths.search(list.typed.trim())} className={styles.link ?? ''}>
              {words.placesList.searchTexts}
            </LocalLink>
          </li>
        )}
      </ul>
    </div>
  );
}

export const placesListScreenModule: ScreenModule = {
  Screen: PlacesListScreen,
  async prepare({ client, queryClient, words }) {
    await queryClient.fetchQuery(placesListQuery(client, queryClient));
    return {
      status: 200,
      head: {
        title: words.placesList.title,
        description: words.placesList.intro,
        path: paths.placesList(),
      },
    };
  },
};
