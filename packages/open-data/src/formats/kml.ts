import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { stayPrecision } from '@cae-map/route-export/dates';
import { writeKml } from '@cae-map/route-export/formats/kml';
import type { ExportTexts } from '@cae-map/route-export/route-format';
import { dataLicence } from '../model/licences.ts';
import type { OpenDataOptions } from '../model/open-records.ts';
import type { Published } from '../model/published.ts';
import { encodeText } from './data-file.ts';
import { kmlTexts } from './kml-texts.ts';

/** The zoom at which all places are exported. */
const allPlaces = 20;

/** The colour of the lines; the years are folders. */
const lineColour = '#a5482d';

/** Writes the places and legs as KML 2.2 in a language, with the same writer as the exported route. */
export function writeRouteKml(
  published: Published,
  language: ContentLanguage,
  { origin }: OpenDataOptions,
): Uint8Array {
  const { places, legs } = published;
  return encodeText(
    writeKml({
      route: {
        choice: { fromId: places[0]?.id ?? 0, toId: places.at(-1)?.id ?? 0, zoom: allPlaces },
        isReversed: false,
        stops: places,
        legs,
        lengthMetres: legs.reduce((sum, { lengthMetres }) => sum + lengthMetres, 0),
      },
      texts: createTexts(language, origin),
      legStyles: ({ to }) => [{ lineType: 'year', value: to.year ?? '', colour: lineColour }],
    }),
  );
}

function createTexts(language: ContentLanguage, origin: string): ExportTexts {
  const { name, description, sections, undated, lines } = kmlTexts[language];
  return {
    language,
    name,
    description: `${description} ${dataLicence.title}, ${dataLicence.url}. ${origin}/`,
    sections,
    undated,
    describeStop: (stop) =>
      [
        writtenDates(stop) ?? undated,
        textIn(stop.record, 'notes', language).text,
        textIn(stop.record, 'location_reference', language).text,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    describeLeg: ({ source }) => lines[source],
  };
}

/** Dates as `1926-06-13 – 1926-06-15`: the formats of `Intl` differ between versions of Node, and with them the bytes of the file. */
function writtenDates(stop: Place): string | null {
  const { first, last } = stayPrecision(stop);
  if (first === null || last === null) return first ?? last;
  return first === last ? first : `${first} – ${last}`;
}
