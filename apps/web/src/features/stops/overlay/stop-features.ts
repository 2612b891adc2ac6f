import type { Language, TooltipPosition, VisitedOn } from '@cae-map/contract/enumerations';
import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import { showPointThreshold } from '@cae-map/expedition/places/markers';
import { modernNames, getTitle } from '@cae-map/expedition/texts/titles';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { Feature, FeatureCollection, Point } from 'geojson';

/** How much a stop matters on the map: 3 for towns, 1 for a halt. */
export type StopRank = 1 | 2 | 3;

/**
 * How a stop may stand on the map: in all its forms; only as a point of the route, since a list leaves its marker out; or
 * not at all unless it is selected.
 */
export type StopPresence = 'marker' | 'point' | 'selected';

/** What the map is told about a stop. Zooms are those of 256-pixel tiles. */
export interface StopProperties {
  readonly place_id: number;
  readonly label: string;
  /** Another stop of this name in the same town carries the label. */
  readonly silent: boolean;
  readonly presence: StopPresence;
  readonly section: VisitedOn;
  readonly minzoom: number;
  /** The zoom from which the stop is a point on the route. */
  readonly pointzoom: number;
  readonly rank: StopRank;
  readonly icon: MarkerIcon;
  /** The side of the point where the label is tried first. */
  readonly side: TooltipPosition;
  readonly seqid: number;
}

/** Which stops are shown, and by which names. */
export interface StopFeatureOptions {
  readonly expedition: Expedition;
  readonly language: Language;
  /** The name of today instead of the title, where there is one. */
  readonly showsModernNames: boolean;
  readonly sections: readonly VisitedOn[];
  /** Ids of the only stops that show; empty means all. */
  readonly whitelist: readonly number[];
}

/** The stops that have a position, as points. Those that do not show are there for the case that they are selected. */
export function stopFeatures(options: StopFeatureOptions): FeatureCollection<Point, StopProperties> {
  const presenceOf = stopPresence(options);
  const features = options.expedition.places.flatMap((place) =>
    stopFeature(place, presenceOf(place), options),
  );
  return { type: 'FeatureCollection', features: withoutRepeatedLabels(features) };
}

/** Each letter that the labels of the stops are written in, once. */
export function labelLetters({ expedition, language, showsModernNames }: StopFeatureOptions): string {
  const labels = expedition.places.map((place) => stopLabel(place, language, showsModernNames));
  return [...new Set(labels.join(''))].join('');
}

/** How each stop may stand on the map, by what the content hides (minzoom 0 or less), the sections and the whitelist. */
function stopPresence({
  sections,
  whitelist,
}: Pick<StopFeatureOptions, 'sections' | 'whitelist'>): (place: Place) => StopPresence {
  const admitted = new Set(sections);
  const only = new Set(whitelist);
  return ({ id, record }) => {
    if (record.minzoom <= 0 || !admitted.has(record.visited_on)) return 'selected';
    return only.size === 0 || only.has(id) ? 'marker' : 'point';
  };
}

type StopFeature = Feature<Point, StopProperties>;

/** Nearer than this, in degrees, two stops of one name are one town. */
const townBreadth = 0.1;

/** Stops of one name in one town are labelled once: the one that shows first, or else came first. */
function withoutRepeatedLabels(features: readonly StopFeature[]): StopFeature[] {
  const labelled = new Map<string, StopFeature[]>();
  const silent = new Set<StopFeature>();
  const byMinzoom = features
    .filter(({ properties }) => properties.presence === 'marker')
    .sort((one, other) => one.properties.minzoom - other.properties.minzoom);
  for (const feature of byMinzoom) {
    const others = labelled.get(feature.properties.label) ?? [];
    if (others.some((other) => isInOneTown(feature, other))) silent.add(feature);
    else labelled.set(feature.properties.label, [...others, feature]);
  }
  return features.map((feature) =>
    silent.has(feature) ? { ...feature, properties: { ...feature.properties, silent: true } } : feature,
  );
}

function isInOneTown(one: StopFeature, other: StopFeature): boolean {
  const [x = 0, y = 0] = one.geometry.coordinates;
  const [otherX = 0, otherY = 0] = other.geometry.coordinates;
  return Math.hypot(x - otherX, y - otherY) < townBreadth;
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
    rank: rankOf(place),
    icon: place.markerIcon,
    side: place.record.tooltip_position ?? 'right',
    seqid: place.record.seqid,
  };
  return [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [longitude, latitude] } }];
}

/** The label of a stop: its title, or its name of today where that is asked for and known. */
function stopLabel(place: Place, language: Language, showsModernName: boolean): string {
  const title = getTitle(place.record, language);
  return showsModernName ? (modernNames(place.record.title_modern).main ?? title) : title;
}

function rankOf(place: Place): StopRank {
  if (place.size === 'xlarge' || place.size === 'large') return 3;
  return place.size === 'medium' ? 2 : 1;
}
