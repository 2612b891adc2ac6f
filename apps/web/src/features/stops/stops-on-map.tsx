import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { StopFeatureOptions } from '@cae-map/expedition/map-features/stop-features';
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
import { findNamesakes, selectedStopSource, type LabelNames } from './overlay/selected-stop.ts';
import { listedStops, type StopData } from './overlay/stop-data.ts';
import { hoveredStopOverlay, stopsOverlay } from './overlay/stops-overlay.ts';
import { tiledStops } from './overlay/tiled-stops.ts';
import { useOpenStop } from './use-open-stop.ts';
import type { MapFeature, MapOverlay } from '../../map/overlays/map-overlay.ts';
import { useDrawnRecords } from '../../map/record-tiles/use-record-tiles.ts';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { useEditPlace } from '../../ui/links/use-edit-place.ts';
import { useOpenPlace } from '../../ui/links/use-open-place.ts';

const noSections: readonly VisitedOn[] = [];
const noIds: readonly number[] = [];

/**
 * The stops on the map with hover cards, keyboard navigation and clicks. They are drawn as soon as their tiles are loaded; cards and keyboard
 * navigation need the loaded expedition.
 */
export function StopsOnMap() {
  const expedition = useExpedition();
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
  const names = useMemo(() => ({ language, showsModernNames }), [language, showsModernNames]);
  const data = useStopData(expedition, names, { sections, whitelist });
  useMapOverlay(useStopsOverlay(data, expedition, names, selectedId), {
    onClick: ({ properties: { place_id: clickedId }, shiftKey }) => {
      if (typeof clickedId !== 'number') return;
      if ((shiftKey || page === 'workspace') && editPlace !== null) editPlace(clickedId);
      else openPlace(clickedId, { keepsView: true });
    },
    onHover: (feature) => setHoveredStop(readPlaceId(feature)),
  });
  if (expedition === null) return null;
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

/** The stops of the tiles, or of the loaded lists; a whitelist needs the lists. Null until they are loaded. */
function useStopData(
  expedition: Expedition | null,
  names: LabelNames,
  { sections, whitelist }: Pick<StopFeatureOptions, 'sections' | 'whitelist'>,
): StopData | null {
  const drawn = useDrawnRecords();
  return useMemo(() => {
    const isListed = drawn.kind === 'lists' || whitelist.length > 0;
    if (isListed) return expedition && listedStops({ expedition, ...names, sections, whitelist });
    return drawn.kind === 'tiles' ? tiledStops(drawn.tileset, { ...names, sections }) : null;
  }, [expedition, drawn, names, sections, whitelist]);
}

function useStopsOverlay(
  data: StopData | null,
  expedition: Expedition | null,
  names: LabelNames,
  selectedId: number,
): MapOverlay | null {
  const colorScheme = useMapColorScheme();
  const highlightsSelected = useOptions((options) => options.editorHighlightSelectedMarker);
  // During the playback the travellers have their own marker.
  const isPlaying = useJourney((journey) => journey.isPlaying);
  const openStop = useOpenStop(expedition, selectedId);
  const selected = useMemo(() => selectedStopSource(openStop?.record ?? null, names), [openStop, names]);
  const namesakeIds = useMemo(
    () => (expedition === null ? noIds : findNamesakes(expedition, selectedId, names)),
    [expedition, selectedId, names],
  );
  const overlay = useMemo(
    () => data && stopsOverlay(data, selected, { colorScheme, selectedId, namesakeIds, highlightsSelected }),
    [data, selected, colorScheme, selectedId, namesakeIds, highlightsSelected],
  );
  return useMemo(
    () => overlay && { ...overlay, pin: isPlaying ? null : stopPin(openStop) },
    [overlay, openStop, isPlaying],
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
