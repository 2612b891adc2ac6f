import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { placeHead } from './place-head.ts';
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
      return {
        status: 404,
        head: { title: messages.place.notFound, description: messages.notFoundPage.text },
      };
    }
    return { status: 200, head: placeHead(view, language, messages) };
  },
};
