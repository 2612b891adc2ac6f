import type { MapTileset, StopLabelKind } from '@cae-map/contract/entities/map-tileset';
import { byLabelKind, labelKindNames } from '@cae-map/expedition/map-features/label-kinds';
import { findRepeatedLabels } from '@cae-map/expedition/map-features/repeated-labels';
import { sectionSetCode, sectionSets } from '@cae-map/expedition/map-features/section-sets';
import { stopLabel, stopRank, type StopFeature } from '@cae-map/expedition/map-features/stop-features';
import { showPointThreshold } from '@cae-map/expedition/places/markers';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { Position } from '@cae-map/expedition/route/geography';

/** The label of one kind of a stop. */
export interface TileLabel {
  readonly text: string;
  /** The sets of visible sections in which another stop of the town has the label: bit n is the set of code n. */
  readonly silenced: number;
}

/** A stop that is not hidden. Zooms are those of 256-pixel tiles. */
export interface TileStop extends Pick<
  StopFeature['properties'],
  'place_id' | 'section' | 'minzoom' | 'pointzoom' | 'rank' | 'icon' | 'side' | 'seqid'
> {
  readonly position: Position;
  readonly labels: Readonly<Record<StopLabelKind, TileLabel>>;
  /** Empty if none is known: the English label is shown then. */
  readonly chineseTitle: string;
}

/** Lists the stops with a position that are not hidden, with the labels of every kind. */
export function listTileStops(expedition: Expedition): readonly TileStop[] {
  const stops = expedition.places.flatMap((place) => {
    const { position, record } = place;
    return position === null || record.minzoom <= 0 ? [] : [{ place, position }];
  });
  const labels = byLabelKind((kind) => readLabels(stops, kind));
  return stops.map(({ place, position }, index) => ({
    place_id: place.id,
    section: place.record.visited_on,
    minzoom: place.record.minzoom,
    pointzoom: showPointThreshold(place.record.zoom),
    rank: stopRank(place),
    icon: place.markerIcon,
    side: place.record.tooltip_position ?? 'right',
    seqid: place.record.seqid,
    position,
    labels: byLabelKind((kind) => labels[kind][index] ?? noLabel),
    chineseTitle: place.record.title_cn.trim(),
  }));
}

const noLabel: TileLabel = { text: '', silenced: 0 };

interface PlacedStop {
  readonly place: Place;
  readonly position: Position;
}

function readLabels(stops: readonly PlacedStop[], kind: StopLabelKind): readonly TileLabel[] {
  const { language, showsModernNames } = labelKindNames[kind];
  const named = stops.map(({ place, position: [latitude, longitude] }) => ({
    label: stopLabel(place, language, showsModernNames),
    minzoom: place.record.minzoom,
    section: place.record.visited_on,
    point: [longitude, latitude],
  }));
  const counts = new Map<string, number>();
  for (const { label } of named) counts.set(label, (counts.get(label) ?? 0) + 1);
  const repeated = named.filter(({ label }) => (counts.get(label) ?? 0) > 1);
  const silenced = new Map<(typeof named)[number], number>();
  for (const sections of sectionSets) {
    const bit = 2 ** sectionSetCode(sections);
    const visible = repeated.filter(({ section }) => sections.includes(section));
    for (const stop of findRepeatedLabels(visible)) silenced.set(stop, (silenced.get(stop) ?? 0) + bit);
  }
  return named.map((stop) => ({ text: stop.label, silenced: silenced.get(stop) ?? 0 }));
}

/** Lists the groups of stops of one minzoom, ascending. */
export function listStopGroups(stops: readonly TileStop[]): MapTileset['stop_groups'] {
  const pointZooms = new Map<number, number>();
  for (const { minzoom, pointzoom } of stops)
    pointZooms.set(minzoom, Math.min(pointzoom, pointZooms.get(minzoom) ?? Infinity));
  return [...pointZooms]
    .map(([minzoom, pointzoom]) => ({ minzoom, pointzoom }))
    .toSorted((one, other) => one.minzoom - other.minzoom);
}
