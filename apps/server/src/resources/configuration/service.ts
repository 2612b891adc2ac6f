import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import { offerLayer, offeredLayers } from '@cae-map/layers/offers';
import type { Settings } from '../../settings.ts';
import type { CallHandlers } from '../calls.ts';

type PublicSettings = Pick<
  Settings,
  | 'shownPlaces'
  | 'hiddenPlaces'
  | 'bookPictures'
  | 'onlineMaps'
  | 'layerAccess'
  | 'terrainTiles'
  | 'google'
  | 'mail'
  | 'translations'
  | 'telemetry'
  | 'contact'
>;

/** Returns the operator's settings; they are constant for the life of the process. */
export function configurationService(settings: PublicSettings): CallHandlers<'getConfiguration'> {
  const configuration = presentConfiguration(settings);
  return { getConfiguration: () => Promise.resolve(configuration) };
}

function presentConfiguration({
  shownPlaces,
  hiddenPlaces,
  bookPictures,
  onlineMaps,
  layerAccess,
  terrainTiles,
  google,
  mail,
  translations,
  telemetry,
  contact,
}: PublicSettings): ConfigurationRecord {
  return {
    shown_place_ids: [...shownPlaces],
    hidden_place_ids: [...hiddenPlaces],
    book_pictures: {
      paintings: bookPictures.paintings,
      duplicate_place_ids: [...bookPictures.duplicatePlaces],
    },
    online_maps: onlineMaps,
    layers: offeredLayers(onlineMaps, layerAccess).map((layer) => offerLayer(layer, layerAccess)),
    terrain: onlineMaps === 'never' ? null : terrainTiles,
    accounts: { google: google !== null, mail: mail !== null },
    translations: { is_open: translations.isOpen, languages: [...translations.languages] },
    telemetry: {
      error_project: telemetry.errorProject?.dsn ?? null,
      counts_usage: telemetry.countsUsage,
    },
    contact,
  };
}
