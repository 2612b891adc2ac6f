import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useJourney } from '../../lib/journey/journey-store.ts';
import { useMapPage } from '../../lib/page/map-page-context.ts';
import { useMapLanguage } from '../../lib/options/map-language.ts';
import { useOptions, useVisibleSections } from '../../lib/options/options-store.ts';
import { useShownPlaces } from '../../lib/options/shown-places.ts';
import { setHoveredStop, useHoveredStop } from '../../lib/selection/hovered-stop.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useMapCamera, useMapOverlay } from '../../map/map-context.tsx';
import { HoverCard } from './card/hover-card.tsx';
import { StopWalker } from './walk/stop-walker.tsx';
import { stopPin } from './overlay/stop-pin.ts';
import { labelLetters } from './overlay/stop-features.ts';
import type { StopFeatureOptions } from './overlay/stop-features.ts';
import { hoveredStopOverlay, stopsOverlay, stopsSource } from './overlay/stops-overlay.ts';
import type { MapFeature } from '../../map/overlays/map-overlay.ts';
import { useMapColorScheme } from '../../map/style/map-lightness.ts';
import { useEditPlace } from '../../ui/links/use-edit-place.ts';
import { useOpenPlace } from '../../ui/links/use-open-place.ts';

/** The stops on the map with hover cards, keyboard navigation and clicks. */
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
  // The open stop keeps its pin while the markers are hidden.
  const sections = isShown ? visible : noSections;
  const whitelist = useShownPlaces();
  const openPlace = useOpenPlace();
  const editPlace = useEditPlace();
  const page = useMapPage();
  const language = useMapLanguage();
  const showsModernNames = useOptions((options) => options.showModernTitle);
  const stops = useMemo(
    () => ({ expedition, language, sections, showsModernNames, whitelist }),
    [expedition, language, sections, showsModernNames, whitelist],
  );
  const source = useMemo(() => stopsSource(stops), [stops]);
  useMapOverlay(useStopsOverlay(stops, source, selectedId), {
    onClick: ({ properties: { place_id: clickedId }, shiftKey }) => {
      if (typeof clickedId !== 'number') return;
      if ((shiftKey || page === 'workspace') && editPlace !== null) editPlace(clickedId);
      else openPlace(clickedId, { keepsView: true });
    },
    onHover: (feature) => setHoveredStop(readPlaceId(feature)),
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
      <HoveredStop expedition={expedition} />
      <HoverCard expedition={expedition} camera={camera} />
    </>
  );
}

type StopsSource = ReturnType<typeof stopsSource>;

function useStopsOverlay(stops: StopFeatureOptions, source: StopsSource, selectedId: number) {
  const colorScheme = useMapColorScheme();
  const highlightsSelected = useOptions((options) => options.editorHighlightSelectedMarker);
  // During the playback the travellers have their own marker.
  const isPlaying = useJourney((journey) => journey.isPlaying);
  const overlay = useMemo(
    () => stopsOverlay(source, { ...stops, colorScheme, selectedId, highlightsSelected }),
    [source, stops, colorScheme, selectedId, highlightsSelected],
  );
  const labelCharacters = useMemo(() => labelLetters(stops), [stops]);
  return useMemo(
    () => ({ ...overlay, labelCharacters, pin: isPlaying ? null : stopPin(stops.expedition, selectedId) }),
    [overlay, labelCharacters, stops, selectedId, isPlaying],
  );
}

/** The ring around the hovered stop, in a separate component, so that hovering renders nothing else. */
function HoveredStop({ expedition }: { readonly expedition: Expedition }) {
  const placeId = useHoveredStop();
  const position = placeId === null ? null : (expedition.byId.get(placeId)?.position ?? null);
  useMapOverlay(useMemo(() => hoveredStopOverlay(position), [position]));
  return null;
}

function readPlaceId(feature: MapFeature | null): number | null {
  const placeId = feature?.properties.place_id;
  return typeof placeId === 'number' ? placeId : null;
}
