import type { MarchComparison } from '@cae-map/expedition/marches/compare-marches';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { marchesQuery } from '../../../lib/marches/marches-query.ts';
import { useResearchersMarches } from '../../../lib/marches/researchers-marches.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { SearchFailed } from '../common/search-failed.tsx';
import { createPageHead } from './state/list-head.ts';
import { readPage } from '../../../lib/url/page-parameter.ts';
import { ListSummary } from './rows/list-summary.tsx';
import { ListedRows } from './rows/listed-rows.tsx';
import { NothingListed } from './rows/nothing-listed.tsx';
import { shownListedPlaces } from './state/shown-listed-places.ts';
import { useListUrlState } from './state/use-list-url-state.ts';
import { useListedPlaces } from './state/use-listed-places.ts';

/**
 * The summary and the rows of the list. The delivered HTML stays until the places are loaded, since their data are not
 * embedded in the page.
 */
export function ListedPart() {
  const { choice } = useListUrlState().state;
  return choice.mileageDiffers ? <PartWithMarches /> : <PartOfMode />;
}

/** The list filtered by the stated distances, which wait for them as for the places. */
function PartWithMarches() {
  return <Part marches={useSuspenseQuery(marchesQuery(useApiClient())).data} />;
}

/** The list with the stated distances for researchers, and without them for others. */
function PartOfMode() {
  return <Part marches={useResearchersMarches()} />;
}

function Part({ marches }: { readonly marches: ReadonlyMap<number, MarchComparison> | undefined }) {
  const { data } = useSuspenseQuery(expeditionQuery(useApiClient()));
  const whitelist = useShownPlaces();
  const all = useMemo(
    () => shownListedPlaces(data.expedition, whitelist, marches),
    [data, whitelist, marches],
  );
  const { language, messages } = useLanguage(searchMessages);
  const [query] = useSearchParams();
  const urlState = useListUrlState();
  const listed = useListedPlaces(all, urlState.state);
  const page = readPage(query);
  usePageHead(createPageHead(listed.places, page, { language, messages }));
  return (
    <>
      {listed.retrySearch !== null && <SearchMissing onRetry={listed.retrySearch} />}
      <ListSummary urlState={urlState} listed={listed} count={all.length} />
      {listed.places.length === 0 ? (
        <NothingListed typed={urlState.state.typed} />
      ) : (
        <ListedRows places={listed.places} hits={listed.hits} page={page} />
      )}
    </>
  );
}

/** The error of the search; the list is filtered by names without it. */
function SearchMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { messages } = useLanguage(searchMessages);
  return (
    <SearchFailed
      message={messages.placesList.searchFailed}
      onRetry={() => {
        onRetry();
        focusHeading();
      }}
    />
  );
}
