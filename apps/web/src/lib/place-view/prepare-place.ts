import { placeView, type PlaceView } from '@cae-map/expedition/place-view';
import { expeditionQuery } from '../api/expedition-query.ts';
import { prepareHeight } from '../heights/prepare-height.ts';
import { placeTextsQuery } from '../api/texts/place-texts-query.ts';
import { placePeopleQuery } from '../people/place-people-query.ts';
import { placeSourcesQuery } from '../sources/place-sources-query.ts';
import type { PrepareContext } from '../manifest/screen-module.ts';
import { embeddedPlaceViewQuery } from './place-view-query.ts';

/** Loads the view of a place and adds it to the embedded queries of the page. Returns null if the place does not exist. */
export async function preparePlace(
  { client, queryClient }: Pick<PrepareContext, 'client' | 'queryClient'>,
  placeId: number,
): Promise<PlaceView | null> {
  const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
  const embed = (view: PlaceView | null) =>
    queryClient.prefetchQuery({ ...embeddedPlaceViewQuery(placeId), queryFn: () => ({ view }) });
  if (!expedition.byId.has(placeId)) {
    await embed(null);
    return null;
  }
  const textsQuery = placeTextsQuery(client, placeId);
  const [texts] = await Promise.all([
    queryClient.fetchQuery({ ...textsQuery, retry: false }),
    prepareHeight({ client, queryClient }, placeId),
    // The page is complete without them.
    queryClient.prefetchQuery(placeSourcesQuery(client, placeId)),
    queryClient.prefetchQuery(placePeopleQuery(client, placeId)),
  ]);
  const view = placeView(expedition, placeId, texts);
  await embed(view);
  return view;
}
