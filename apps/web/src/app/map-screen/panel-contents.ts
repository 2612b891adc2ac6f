import type { PanelTab } from '../../lib/panel-tab.ts';
import type { PlaceSection } from '../../lib/place-section.ts';
import { featureManifests } from '../feature-manifests.ts';

/** The tabs of the sheet beside the map, of all features, in their order. */
export const panelTabs: readonly PanelTab[] = featureManifests
  .flatMap((manifest) => manifest.panelTabs ?? [])
  .sort((a, b) => a.rank - b.rank);

/** The sections of the pane of a stop, of all features. */
export const placeSections: readonly PlaceSection[] = featureManifests.flatMap(
  (manifest) => manifest.placeSections ?? [],
);
