import type { AccuracyLevel, PlaceType } from '@cae-map/contract/enumerations';
import { stayPrecision } from '@cae-map/route-export/dates';
import { toCoordinates } from '@cae-map/route-export/geometry';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { Bilingual } from '../dictionary/table.ts';
import { dataLicence } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import type { Published, PublishedPicture } from '../model/published.ts';
import { encodeJson } from './data-file.ts';

/** The context of the format. */
const context =
  'https://raw.githubusercontent.com/LinkedPasts/linked-places-format/main/linkedplaces-context-v1.1.jsonld';

/** The feature classes of GeoNames: populated places and the like, mountains and passes. */
const featureClasses: Readonly<Record<PlaceType, string>> = { ontheway: 'P', pass: 'T', others: 'P' };

const typeLabels: Readonly<Record<PlaceType, Bilingual>> = {
  ontheway: { ru: 'стоянка', en: 'stop' },
  pass: { ru: 'перевал', en: 'mountain pass' },
  others: { ru: 'место', en: 'place' },
};

/** How far the position may be from the place, in kilometres, as the page about the project describes the levels. */
const tolerances: Readonly<Partial<Record<AccuracyLevel, number>>> = { exact: 0.5, high: 5, medium: 10 };

const certainties: Readonly<Partial<Record<AccuracyLevel, string>>> = {
  exact: 'certain',
  high: 'certain',
  medium: 'less-certain',
  low: 'uncertain',
};

/**
 * Writes the places in Linked Places Format, GeoJSON with names, times and relations, as the World Historical Gazetteer and Peripleo read it.
 * Its schema allows no line breaks in texts.
 */
export function writeLinkedPlaces({ places, pictures }: Published, { origin }: OpenDataOptions): Uint8Array {
  const shared = pictures.filter(({ shared: file }) => file !== null);
  const spans = spansOfSections(places);
  return encodeJson({
    type: 'FeatureCollection',
    '@context': context,
    features: places.map((place) => toFeature(place, { origin, pictures: shared, spans })),
  });
}

type Section = Place['record']['visited_on'];

/** The first and the last known day of a part of the expedition, as precise as they are known. */
interface Span {
  readonly earliest: string;
  readonly latest: string;
}

interface FeatureContext {
  readonly origin: string;
  /** The pictures that may be passed on. */
  readonly pictures: readonly PublishedPicture[];
  readonly spans: ReadonlyMap<Section, Span>;
}

function toFeature(place: Place, { origin, pictures, spans }: FeatureContext): object {
  const { id, record } = place;
  const title = oneLine(record.title_en || record.title_ru);
  const descriptions = [
    ...described(record.notes_en, 'en'),
    ...described(record.notes, 'ru'),
    ...described(record.location_reference_en, 'en'),
    ...described(record.location_reference, 'ru'),
  ];
  const label = typeLabels[record.place_type];
  const depictions = pictures
    .filter((picture) => picture.record.place_id === id)
    .map((picture) => toDepiction(picture, origin));
  return {
    '@id': `${origin}/place/${id}`,
    type: 'Feature',
    properties: { title, fclasses: [featureClasses[record.place_type]] },
    names: namesOf(place),
    types: [{ label: label.en, sourceLabels: [{ label: label.ru, lang: 'ru' }] }],
    geometry: toGeometry(place),
    ...whenOf(place, spans),
    ...(descriptions.length === 0 ? {} : { descriptions }),
    ...(depictions.length === 0 ? {} : { depictions }),
  };
}

function namesOf({ record }: Place): object[] {
  const named = (toponym: string, lang: string) => {
    // The format separates a name from its language by an at sign.
    const text = oneLine(toponym).replaceAll('@', ' ').trim();
    return text === '' ? [] : [{ toponym: text, lang }];
  };
  return [
    ...named(record.title_en, 'en'),
    ...named(record.title_ru, 'ru'),
    ...named(record.title_cn, 'zh'),
    ...record.title_modern.split(';').flatMap((name) => named(name, 'und')),
  ];
}

function toGeometry({ position, record }: Place): object | null {
  if (position === null) return null;
  const tolerance = tolerances[record.accuracy_level];
  const certainty = certainties[record.accuracy_level];
  return {
    type: 'Point',
    coordinates: toCoordinates(position),
    approximation:
      tolerance === undefined
        ? { type: 'crm:P189_approximates' }
        : { type: 'geo:hasSpatialAccuracy', tolerance },
    ...(certainty === undefined ? {} : { certainty }),
  };
}

/** The time of each part of the expedition, from its first dated stay to its last one. */
function spansOfSections(places: readonly Place[]): ReadonlyMap<Section, Span> {
  const spans = new Map<Section, Span>();
  for (const place of places) {
    const { first, last } = stayPrecision(place);
    if (first === null || last === null) continue;
    const { visited_on: section } = place.record;
    const { earliest = first, latest = last } = spans.get(section) ?? {};
    spans.set(section, {
      earliest: first < earliest ? first : earliest,
      latest: last > latest ? last : latest,
    });
  }
  return spans;
}

/**
 * The stay, as precise as it is known. The format demands a time of every place: one without a date was visited some time during its
 * part of the expedition.
 */
function whenOf(place: Place, spans: ReadonlyMap<Section, Span>): object {
  const { first, last } = stayPrecision(place);
  if (first === null || last === null) {
    const span = spans.get(place.record.visited_on);
    if (span === undefined) return {};
    const { earliest, latest } = span;
    return { when: { timespans: [{ start: { earliest }, end: { latest } }], certainty: 'uncertain' } };
  }
  const certainty = place.record.date_acc === -1 ? { certainty: 'less-certain' } : {};
  return { when: { timespans: [{ start: { in: first }, end: { in: last } }], ...certainty } };
}

function described(text: string, lang: string): object[] {
  const value = oneLine(text);
  return value === '' ? [] : [{ value, lang }];
}

function toDepiction({ record, shared }: PublishedPicture, origin: string): object {
  return {
    '@id': origin + (shared?.path ?? ''),
    title: oneLine(record.title_en || record.title_ru) || `Picture ${record.image_id}`,
    license: (shared?.licence ?? dataLicence).url,
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
