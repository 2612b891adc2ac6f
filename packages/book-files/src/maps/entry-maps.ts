import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextDocument } from '@cae-map/contract/entities/books/book-document';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import type { EntryMap } from '../epub/epub-options.ts';
import { drawMap, type MappedStop } from './draw-map.ts';

/** The most stops that a map of an entry names. */
const maxNamedStops = 8;

/**
 * Returns the function that draws the map of a text: the stops that it is about, with the route around them.
 * @returns null for a text about no stop with a position
 */
export function createEntryMaps(
  expedition: Expedition,
  language: RecordLanguage,
): (text: TextDocument) => EntryMap | null {
  const lines = expedition.legs.map(({ points }) => points);
  const known = expedition.places.flatMap(({ position }) => (position === null ? [] : [position]));
  return (text) => {
    const stops = placesAboutText(markedContent(text))
      .flatMap((id) => expedition.byId.get(id) ?? [])
      .flatMap((place) => toStop(place, language))
      .slice(0, maxNamedStops);
    if (stops.length === 0) return null;
    return {
      svg: drawMap({ stops, lines, others: known, language }),
      description: describe(stops, language),
    };
  };
}

function toStop({ record, position }: Place, language: RecordLanguage): MappedStop[] {
  if (position === null) return [];
  const titles = { ru: record.title_ru, en: record.title_en };
  return [{ position, title: titles[language] || titles.ru || titles.en }];
}

const descriptions: Readonly<Record<RecordLanguage, (names: string) => string>> = {
  ru: (names) => `Карта: ${names}`,
  en: (names) => `Map: ${names}`,
};

function describe(stops: readonly MappedStop[], language: RecordLanguage): string {
  return descriptions[language]([...new Set(stops.map(({ title }) => title))].join(', '));
}
