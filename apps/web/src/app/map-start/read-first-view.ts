import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { Language } from '@cae-map/contract/enumerations';
import { visibleSections } from '@cae-map/expedition/places/sections';
import { findInPageData } from '../../lib/api/page-data.ts';
import { callKey } from '../../lib/api/query-key.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { shownLineType } from '../../lib/options/shown-line-type.ts';
import { shownPlaceIds } from '../../lib/options/shown-place-ids.ts';
import { findEmbeddedPlace } from '../../lib/place-view/embedded-place.ts';
import { hasCapability, isInAudience } from '../../lib/session/audience.ts';
import { sessionStore } from '../../lib/session/session.ts';
import { isDark } from '../../lib/theme/theme.ts';
import { differsFromPublicView } from '../../map/record-tiles/public-view.ts';
import type { FirstView } from '../../map/start/first-view.ts';
import type { PageOfMap } from './page-of-map.ts';

/**
 * Reads what the map shows before the application runs. Call it after the session and the options have been restored.
 * @returns null if the stops and the route are drawn from the lists, which the application loads
 */
export function readFirstView({ data, selectedId }: PageOfMap, language: Language): FirstView | null {
  const tileset = findInPageData<MapTileset>(data, callKey('getMapTileset'));
  const configuration = findInPageData<ConfigurationRecord>(data, callKey('getConfiguration'));
  // Without the configuration it is not known which stops the operator shows.
  if (tileset === undefined || configuration === undefined) return null;
  const session = sessionStore.getState();
  const options = appOptions.store.getState();
  const isResearcher = isInAudience('researchers', session);
  const differs = differsFromPublicView({
    isEditor: hasCapability('places.write', session),
    isResearcher,
    isPreviewing: false,
    hidesStops: configuration.hidden_place_ids.length > 0,
  });
  if (differs) return null;
  const listed = shownPlaceIds(window.location.search, configuration.shown_place_ids);
  const place = findEmbeddedPlace(data, selectedId);
  return {
    tileset,
    language,
    colorScheme: isDark() ? 'dark' : 'light',
    options,
    sections: visibleSections(options.showExp, { isResearcher }),
    lineType: shownLineType(options.pathGroupBy, { isResearcher }),
    selectedId,
    openStop: place && { record: place.place, markerIcon: place.markerIcon },
    showsAllStops: listed.length === 0 && !options.certainPositionsOnly,
  };
}
