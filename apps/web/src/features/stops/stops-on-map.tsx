import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useMapLanguage } from '../../lib/options/map-language.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { useShownPlaces } from '../../lib/options/shown-places.ts';
import { pointAtStop, usePointedStop } from '../../lib/pointed-stop.ts';
import { useSelectedPlaceId } from '../../lib/selected-place-context.tsx';
import { useMapCamera, useMapOverlay } from '../../map/map-context.tsx';
import type { MapFeature } from '../../map/map-overlay.ts';
import { useColorScheme } from '../../map/use-color-scheme.ts';
import { useOpenPlace } from '../../ui/use-open-place.ts';
import { HoverCard } from './hover-card.tsx';
import { StopWalker } from './stop-walker.tsx';
import { stopPin } from './stop-pin.ts';
import { stopsOverlay, stopsSource } from './stops-overlay.ts';

/** The stops on the map: drawn, pointed at, walked along by the keyboard and opened. */
export function StopsOnMap() {
  const expedition = useExpedition();
  return expedition && <Stops expedition={expedition} />;
}

const noSections: readonly VisitedOn[] = [];

function Stops({ expedition }: { readonly expedition: Expedition }) {
  const camera = useMapCamera();
  const selectedId = useSelectedPlaceId();
  const visible = useVisibleSections();
  const isShown = useOptions((options) => options.showMarkers);
  // Without markers the open stop keeps its pin.
  const sections = isShown ? visible : noSections;
  const whitelist = useShownPlaces();
  const openPlace = useOpenPlace();
  useMapOverlay(useStopsOverlay(expedition, selectedId, sections), {
    onClick: ({ properties: { place_id: clickedId } }) => {
      if (typeof clickedId === 'number') openPlace(clickedId);
    },
    onHover: (feature) => pointAtStop(stopOf(feature)),
  });
  return (
    <>
      <StopWalker
        expedition={expedition}
        camera={camera}
        selectedId={selectedId}
        sections={sections}
        whitelist={whitelist}
        onOpen={openPlace}
      />
      <HoverCard expedition={expedition} camera={camera} />
    </>
  );
}

function useStopsOverlay(expedition: Expedition, selectedId: number, sections: readonly VisitedOn[]) {
  const language = useMapLanguage();
  const colorScheme = useColorScheme();
  const whitelist = useShownPlaces();
  const showsModernNames = useOptions((options) => options.showModernTitle);
  const highlightsSelected = useOptions((options) => options.editorHighlightSelectedMarker);
  const pointedId = usePointedStop();
  const stops = useMemo(
    () => ({ expedition, language, sections, showsModernNames, whitelist }),
    [expedition, language, sections, showsModernNames, whitelist],
  );
  const source = useMemo(() => stopsSource(stops), [stops]);
  return useMemo(
    () => ({
      ...stopsOverlay(source, {
        ...stops,
        colorScheme,
        selectedId,
        highlightsSelected,
        highlightedIds: pointedId === null ? [] : [pointedId],
      }),
      pin: stopPin(expedition, selectedId),
    }),
    [expedition, source, stops, colorScheme, selectedId, highlightsSelected, pointedId],
  );
}

function stopOf(feature: MapFeature | null): number | null {
  const placeId = feature?.properties.place_id;
  return typeof placeId === 'number' ? placeId : null;
}
