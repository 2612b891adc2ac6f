import { formerPlacesQuery } from '../../lib/api/former-places-query.ts';
import type { PrepareContext, ScreenModule } from '../../lib/manifest/screen-module.ts';
import { missingPlaceHead, placeHead } from './place-head.ts';
import { placeRecord } from './place-record.ts';
import { preparePlace } from '../../lib/place-view/prepare-place.ts';
import { paths } from '../../lib/url/paths.ts';
import { defaultPlaceId, selectedPlaceId } from '../../lib/selection/selected-place.ts';
import { prepareStartPlace } from '../../lib/selection/start-place.ts';
import { MapScreen } from './map-screen.tsx';

/** The map with the pane of a stop, at the root and at the path of every stop. */
export const mapScreenModule: ScreenModule = {
  Screen: MapScreen,
  async prepare(context) {
    const { parameters, language, messages } = context;
    const startPlaceId = await prepareStartPlace(context.queryClient, context.isCrawler);
    const placeId = selectedPlaceId(parameters, null, startPlaceId);
    // The page of the map without a stop contains the default stop.
    const view = await preparePlace(context, placeId === 0 ? defaultPlaceId : placeId);
    if (parameters.place_id === undefined) {
      const { name: title, description } = messages.product;
      return { status: 200, head: { title, description, path: paths.map() } };
    }
    if (view === null) {
      const former = await findFormerPlace(context, placeId);
      return {
        status: former === undefined ? 404 : 410,
        head: missingPlaceHead(former, language, messages),
      };
    }
    return {
      status: 200,
      head: placeHead(view, language, messages),
      record: placeRecord(view, language, messages),
    };
  },
};

/** The deleted place that a link opens; undefined for an id that no place had, or while the deleted places cannot be loaded. */
async function findFormerPlace(
  { queryClient, client }: Pick<PrepareContext, 'queryClient' | 'client'>,
  placeId: number,
) {
  const places = await queryClient.fetchQuery(formerPlacesQuery(client)).catch(() => []);
  return places.find(({ place_id }) => place_id === placeId);
}
