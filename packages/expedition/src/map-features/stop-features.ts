import type { Language, TooltipPosition, VisitedOn } from '@cae-map/contract/enumerations';
import type { MarkerIcon } from '../dates/stays.ts';
import { showPointThreshold } from '../places/markers.ts';
import { modernNames, getTitle } from '../texts/titles.ts';
import type { Expedition, Place } from '../to-expedition.ts';
import type { Feature, FeatureCollection, Point } from 'geojson';
import { findRepeatedLabels } from './repeated-labels.ts';
import { findLabelAnchors, type AnchorList, type AnchorZoom, type LabelledStop } from './label-anchors.ts';

/** The importance of a stop on the map: 3 for towns, 1 for a halt. */
export type StopRank = 1 | 2 | 3;

/** How a stop may be shown: as a marker, or only as a point of the route because it is not in the whitelist. */
export type StopPresence = 'marker' | 'point';

/** The properties of the GeoJSON feature of a stop, with the anchors of its label where they are not those of its side. Zooms are those of 256-pixel tiles. */
export interface StopProperties extends Readonly<Partial<Record<`anchors${AnchorZoom}`, AnchorList>>> {
  readonly place_id: number;
  readonly label: string;
  /** Whether another stop of the same name in the same town has the label. */
  readonly silent: boolean;
  readonly presence: StopPresence;
  readonly section: VisitedOn;
  readonly minzoom: number;
  /** The zoom from which the stop is a point on the route. */
  readonly pointzoom: number;
  readonly rank: StopRank;
  readonly icon: MarkerIcon;
  /** The preferred side of the label. */
  readonly side: TooltipPosition;
  readonly seqid: number;
}

/** The visible stops and the kind of their labels. */
export interface StopFeatureOptions {
  readonly expedition: Expedition;
  readonly language: Language;
  /** Whether the modern name replaces the title, if it is known. */
  readonly showsModernNames: boolean;
  readonly sections: readonly VisitedOn[];
  /** The ids of the visible stops; empty means all. */
  readonly whitelist: readonly number[];
}

/** Creates the features of the stops of the visible sections that have a position and are not hidden. */
export function stopFeatures(options: StopFeatureOptions): FeatureCollection<Point, StopProperties> {
  const findPresence = createPresenceRule(options);
  const features = options.expedition.places.flatMap((place) => {
    const presence = findPresence(place);
    return presence === null ? [] : stopFeature(place, presence, options);
  });
  return { type: 'FeatureCollection', features: addAnchors(suppressRepeatedLabels(features), options) };
}

/** Adds the anchors of the labels that are visible at low zooms, where rings and lines are close to each other. */
function addAnchors(
  features: readonly StopFeature[],
  { expedition, sections }: StopFeatureOptions,
): StopFeature[] {
  const lines = expedition.legs
    .filter(({ toId }) => sections.includes(expedition.byId.get(toId)?.record.visited_on ?? 'other'))
    .map(({ points }) => points);
  const anchors = findLabelAnchors(features.map(toLabelledStop), lines);
  return features.map((feature) => {
    const own = anchors.get(feature.properties.place_id);
    if (own === undefined) return feature;
    const added = Object.fromEntries(Object.entries(own).map(([zoom, list]) => [`anchors${zoom}`, list]));
    return { ...feature, properties: { ...feature.properties, ...added } };
  });
}

function toLabelledStop({ properties, geometry }: StopFeature): LabelledStop {
  const { place_id: id, label, side, minzoom, pointzoom, presence, silent } = properties;
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const ringZooms = { marker: Math.min(minzoom - 2, pointzoom), point: pointzoom };
  return {
    id,
    label,
    position: [latitude, longitude],
    side,
    ringZoom: ringZooms[presence],
    labelZoom: presence === 'marker' && !silent ? minzoom : Infinity,
  };
}

/** Returns the unique letters of all labels. */
export function labelLetters({ expedition, language, showsModernNames }: StopFeatureOptions): string {
  const labels = expedition.places.map((place) => stopLabel(place, language, showsModernNames));
  return [...new Set(labels.join(''))].join('');
}

/**
 * Returns a function that derives the presence of a stop from its minzoom (0 or less is hidden), sections and whitelist; null if it is
 * not shown.
 */
function createPresenceRule({
  sections,
  whitelist,
}: Pick<StopFeatureOptions, 'sections' | 'whitelist'>): (place: Place) => StopPresence | null {
  const admitted = new Set(sections);
  const only = new Set(whitelist);
  return ({ id, record }) => {
    if (record.minzoom <= 0 || !admitted.has(record.visited_on)) return null;
    return only.size === 0 || only.has(id) ? 'marker' : 'point';
  };
}

/** The feature of a stop. */
export type StopFeature = Feature<Point, StopProperties>;

/** Labels only one of the stops of one name in one town. */
function suppressRepeatedLabels(features: readonly StopFeature[]): StopFeature[] {
  const named = features
    .filter(({ properties }) => properties.presence === 'marker')
    .map(({ properties: { place_id: id, label, minzoom }, geometry }) => ({
      id,
      label,
      minzoom,
      point: geometry.coordinates,
    }));
  const silent = new Set([...findRepeatedLabels(named)].map(({ id }) => id));
  return features.map((feature) =>
    silent.has(feature.properties.place_id)
      ? { ...feature, properties: { ...feature.properties, silent: true } }
      : feature,
  );
}

function stopFeature(place: Place, presence: StopPresence, options: StopFeatureOptions): StopFeature[] {
  if (!place.position) return [];
  const [latitude, longitude] = place.position;
  const properties: StopProperties = {
    place_id: place.id,
    label: stopLabel(place, options.language, options.showsModernNames),
    silent: false,
    presence,
    section: place.record.visited_on,
    minzoom: place.record.minzoom,
    pointzoom: showPointThreshold(place.record.zoom),
    rank: stopRank(place),
    icon: place.markerIcon,
    side: place.record.tooltip_position ?? 'right',
    seqid: place.record.seqid,
  };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }];
}

/** Returns the title of a stop, or its modern name if the option is set and the name is known. */
export function stopLabel(
  place: Pick<Place, 'record'>,
  language: Language,
  showsModernName: boolean,
): string {
  const title = getTitle(place.record, language);
  return showsModernName ? (modernNames(place.record.title_modern).main ?? title) : title;
}

/** Returns the importance of a stop on the map. */
export function stopRank(place: Place): StopRank {
  if (place.size === 'xlarge' || place.size === 'large') return 3;
  return place.size === 'medium' ? 2 : 1;
}
