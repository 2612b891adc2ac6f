import { readNumber } from '../read-number.ts';
import type { TrackCollector } from '../track-collector.ts';
import type { XmlReader } from '../xml/read-xml.ts';

const tracks: ReadonlySet<string> = new Set(['trk', 'rte']);
const points: ReadonlySet<string> = new Set(['trkpt', 'rtept']);

/** Reads the tracks and routes of a GPX document; waypoints are not part of a track. */
export function gpxReader(collector: TrackCollector): XmlReader {
  let point = { longitude: Number.NaN, latitude: Number.NaN, height: Number.NaN, time: Number.NaN };
  return {
    open(name, attributes) {
      if (tracks.has(name)) collector.startTrack();
      else if (name === 'trkseg') collector.startSegment();
      else if (points.has(name)) {
        point = {
          longitude: readNumber(attributes['lon'] ?? ''),
          latitude: readNumber(attributes['lat'] ?? ''),
          height: Number.NaN,
          time: Number.NaN,
        };
      }
    },
    close(name, text, parent) {
      if (points.has(name)) collector.addPoint(point);
      else if (name === 'ele' && points.has(parent)) point.height = readNumber(text);
      else if (name === 'time' && points.has(parent)) point.time = Date.parse(text.trim());
      else if (name === 'name' && tracks.has(parent)) collector.nameTrack(text);
    },
  };
}
