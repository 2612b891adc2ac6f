import { addTo } from '@cae-map/expedition/group-by';
import type { Place } from '@cae-map/expedition/to-expedition';
import { getTitle, getTitles, textIn } from '@cae-map/expedition/texts/titles';
import { exactTime } from '../dates.ts';
import type { ExportedLeg } from '../exported-route.ts';
import { knownFields, legFields, stopFields, type Fields } from '../fields.ts';
import { lineParts, toCoordinates, type Coordinates } from '../geometry.ts';
import { encodeText, type ExportContent, type RouteFormat } from '../route-format.ts';
import { writeXml, type XmlElement } from '../xml.ts';

/** The namespace of the fields in `extensions`. */
export const gpxFieldNamespace = 'urn:cae-map:fields:1';

/**
 * GPX 1.1 for navigation programs: stops are waypoints, and each year of a section is a track with a segment for each leg. Stops without a
 * position cannot be written. Times are the first moment of a day in UTC, only where the day is exact.
 */
export const gpxFormat: RouteFormat = {
  id: 'gpx',
  extension: 'gpx',
  mediaType: 'application/gpx+xml',
  write: (content) => encodeText(writeGpx(content)),
};

function writeGpx(content: ExportContent): string {
  const { route, texts } = content;
  return writeXml({
    gpx: {
      '@version': '1.1',
      '@creator': 'CAE Map',
      '@xmlns': 'http://www.topografix.com/GPX/1/1',
      '@xmlns:cae': gpxFieldNamespace,
      metadata: {
        name: texts.name,
        desc: texts.description,
        copyright: { '@author': 'CAE Map', license: 'https://creativecommons.org/licenses/by/4.0/' },
      },
      wpt: route.stops.flatMap((stop) => waypoints(stop, content)),
      trk: tracks(content),
    },
  });
}

/** The waypoint of a stop; none without a position. */
function waypoints(stop: Place, { texts }: ExportContent): XmlElement[] {
  const { record, position } = stop;
  if (position === null) return [];
  const title = getTitle(record, texts.language);
  const other = Object.values(getTitles(record)).find((text) => text !== title);
  const source = textIn(record, 'location_reference', texts.language).text;
  const waypoint = {
    ...pointAttributes(toCoordinates(position)),
    time: exactTime(stop, 'arrival') ?? undefined,
    name: title,
    cmt: other || undefined,
    desc: texts.describeStop(stop) || undefined,
    src: source || undefined,
    type: record.place_type,
    extensions: fieldElements(stopFields(stop)),
  };
  return [waypoint];
}

function tracks({ route, texts }: ExportContent): XmlElement[] {
  const groups = new Map<string, ExportedLeg[]>();
  for (const leg of route.legs) {
    const { year, record } = leg.to;
    addTo(groups, `${texts.sections[record.visited_on]}, ${year ?? texts.undated}`, leg);
  }
  return [...groups].map(([name, legs]) => ({ name, trkseg: legs.flatMap(segments) }));
}

function segments(leg: ExportedLeg): XmlElement[] {
  const parts = lineParts(leg.points);
  return parts.map((part, partIndex) => ({
    trkpt: part.map((point, index) => {
      const isStart = partIndex === 0 && index === 0;
      const isEnd = partIndex === parts.length - 1 && index === part.length - 1;
      return { ...pointAttributes(point), time: pointTime(leg, isStart, isEnd) };
    }),
    extensions: fieldElements(legFields(leg)),
  }));
}

/** Only the ends of a leg are dated: when a traveller was between two stops is not known. */
function pointTime({ from, to }: ExportedLeg, isStart: boolean, isEnd: boolean): string | undefined {
  if (isStart) return exactTime(from, 'departure') ?? undefined;
  return isEnd ? (exactTime(to, 'arrival') ?? undefined) : undefined;
}

function pointAttributes([longitude, latitude]: Coordinates): XmlElement {
  return { '@lat': latitude, '@lon': longitude };
}

function fieldElements(fields: Fields): XmlElement {
  return Object.fromEntries(knownFields(fields).map(([name, value]) => [`cae:${name}`, value]));
}
