import { shownPlaces } from '@cae-map/expedition/shown-stops';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { accuracyDiscs } from '@cae-map/expedition/uncertainty/discs';
import { useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { useShownPlaces } from '../../lib/options/shown-places.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { discsOverlay, discsSource } from './discs-overlay.ts';

/** The discs of accuracy: that of the open stop if its accuracy is low or unknown, or those of all visible places. */
export function DiscsOnMap() {
  const expedition = useExpedition();
  const discs = useDiscs(expedition);
  const colorScheme = useMapColorScheme();
  const source = useMemo(() => discsSource(discs), [discs]);
  const overlay = useMemo(
    () => (discs.length === 0 ? null : discsOverlay(discs, source, colorScheme)),
    [discs, source, colorScheme],
  );
  useMapOverlay(overlay);
  return null;
}

const none: readonly Place[] = [];

function useDiscs(expedition: Expedition | null) {
  const selectedId = useSelectedPlaceId();
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  const hasMarkers = useOptions((options) => options.showMarkers);
  const isForAll = useOptions((options) => options.showUncertainty) && hasMarkers;
  return useMemo(() => {
    if (expedition === null) return accuracyDiscs(none, { selectedId, isForAll });
    const shown = isForAll ? shownPlaces(expedition, { sections, whitelist }) : none;
    const open = expedition.byId.get(selectedId);
    // The open stop is drawn whatever the filters, as its marker is.
    const places = open === undefined || shown.includes(open) ? shown : [...shown, open];
    return accuracyDiscs(places, { selectedId, isForAll });
  }, [expedition, selectedId, sections, whitelist, isForAll]);
}
