import { addTo } from '@cae-map/expedition/group-by';
import type { Place } from '@cae-map/expedition/to-expedition';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { legDates, stayPrecision, type StayDates } from '../dates.ts';
import type { ExportedLeg } from '../exported-route.ts';
import { knownFields, legFields, stopFields, type Fields } from '../fields.ts';
import { lineParts, toCoordinates, type Coordinates } from '../geometry.ts';
import { escapeHtml, toHtml } from './kml-html.ts';
import { encodeText, type ExportContent, type RouteFormat } from '../route-format.ts';
import { writeXml, type XmlElement } from '../xml.ts';
import { documentStyles, legStyleId, stopStyleId } from './kml-styles.ts';

/** KML 2.2 with folders by section and year. */
export const kmlFormat: RouteFormat = {
  id: 'kml',
  extension: 'kml',
  mediaType: 'application/vnd.google-earth.kml+xml',
  write: (content) => encodeText(writeKml(content)),
};

/**
 * Writes the document.
 * @param pictureFolder the path of the pictures, relative to the document; with it the descriptions of stops show their pictures
 */
export function writeKml(content: ExportContent, pictureFolder?: string): string {
  const { texts } = content;
  return writeXml({
    kml: {
      '@xmlns': 'http://www.opengis.net/kml/2.2',
      Document: {
        name: texts.name,
        open: 1,
        description: texts.description,
        Style: documentStyles(content),
        Folder: sectionFolders(content, pictureFolder),
      },
    },
  });
}

/** A folder for each section in travel order, with a folder for each of its years. */
function sectionFolders(content: ExportContent, pictureFolder: string | undefined): XmlElement[] {
  const { route, texts } = content;
  const placemarks = new Map<string, Map<string, XmlElement[]>>();
  const add = ({ record, year }: Place, placemark: XmlElement): void => {
    const section = texts.sections[record.visited_on];
    const years = placemarks.get(section) ?? new Map<string, XmlElement[]>();
    placemarks.set(section, years);
    addTo(years, year ?? texts.undated, placemark);
  };
  const legs = new Map(route.legs.map((leg) => [leg.to, leg]));
  const stops = new Set(route.stops);
  for (const place of new Set([...route.stops, ...legs.keys()].toSorted(byTravelOrder))) {
    const leg = legs.get(place);
    if (leg !== undefined) add(place, legPlacemark(leg, content));
    if (stops.has(place)) add(place, stopPlacemark(place, content, pictureFolder));
  }
  return [...placemarks].map(([name, years]) => ({
    name,
    Folder: [...years].map(([year, Placemark]) => ({ name: year, Placemark })),
  }));
}

function byTravelOrder(one: Place, other: Place): number {
  return one.record.seqid - other.record.seqid || one.id - other.id;
}

function stopPlacemark(stop: Place, content: ExportContent, pictureFolder: string | undefined): XmlElement {
  const { texts, pictures = [] } = content;
  const images =
    pictureFolder === undefined
      ? []
      : pictures
          .filter(({ placeId }) => placeId === stop.id)
          .map(
            ({ fileName, caption }) =>
              `<p><img src="${pictureFolder}/${fileName}" width="400"><br>${escapeHtml(caption)}</p>`,
          );
  return {
    '@id': `stop-${stop.id}`,
    name: getTitle(stop.record, texts.language),
    description: [toHtml(texts.describeStop(stop)), ...images].join('\n'),
    TimeSpan: timeSpan(stayPrecision(stop)),
    styleUrl: `#${stopStyleId(stop.record.accuracy_level)}`,
    ExtendedData: extendedData(stopFields(stop)),
    Point:
      stop.position === null ? undefined : { coordinates: formatCoordinates(toCoordinates(stop.position)) },
  };
}

function legPlacemark(leg: ExportedLeg, { texts, legStyles }: ExportContent): XmlElement {
  const { from, to } = leg;
  const lines = lineParts(leg.points).map((part) => ({
    tessellate: 1,
    coordinates: part.map(formatCoordinates).join(' '),
  }));
  return {
    '@id': `leg-${to.id}`,
    name: `${getTitle(from.record, texts.language)} – ${getTitle(to.record, texts.language)}`,
    description: toHtml(texts.describeLeg(leg)),
    TimeSpan: timeSpan(legDates(leg)),
    styleUrl: `#${legStyleId(legStyles(leg)[0], leg.source)}`,
    ExtendedData: extendedData(legFields(leg)),
    ...(lines.length === 1 ? { LineString: lines[0] } : { MultiGeometry: { LineString: lines } }),
  };
}

/** KML accepts a day, a month or a year, so that a date is as precise as it is known. */
function timeSpan({ first, last }: StayDates): XmlElement | undefined {
  if (first === null && last === null) return undefined;
  return { begin: first ?? undefined, end: last ?? undefined };
}

function extendedData(fields: Fields): XmlElement {
  return { Data: knownFields(fields).map(([name, value]) => ({ '@name': name, value })) };
}

function formatCoordinates([longitude, latitude]: Coordinates): string {
  return `${longitude},${latitude}`;
}
