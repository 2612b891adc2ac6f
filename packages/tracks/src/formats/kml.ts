import { TrackFailureError } from '../failure.ts';
import { readNumber } from '../read-number.ts';
import type { TrackCollector } from '../track-collector.ts';
import type { XmlReader } from '../xml/read-xml.ts';

/**
 * Reads the lines of a KML document: `LineString`, and `gx:Track` with its times. Every placemark is a track, and the parts of
 * its geometry are segments.
 */
export function kmlReader(collector: TrackCollector): XmlReader {
  let times: number[] = [];
  let coordinates: string[] = [];
  return {
    open(name) {
      if (name === 'Placemark') collector.startTrack();
      else if (name === 'LineString') collector.startSegment();
      else if (name === 'Track') {
        collector.startSegment();
        times = [];
        coordinates = [];
      }
    },
    close(name, text, parent) {
      if (name === 'name' && parent === 'Placemark') collector.nameTrack(text);
      else if (name === 'coordinates' && parent === 'LineString') addCoordinates(collector, text);
      else if (name === 'when' && parent === 'Track') times.push(Date.parse(text.trim()));
      else if (name === 'coord' && parent === 'Track') coordinates.push(text);
      else if (name === 'Track') {
        for (const [index, each] of coordinates.entries())
          addPoint(collector, each.trim().split(/\s+/), times[index] ?? Number.NaN);
      }
    },
  };
}

/** Adds the points of `longitude,latitude,height` separated by white space. */
function addCoordinates(collector: TrackCollector, text: string): void {
  for (const [tuple] of text.replaceAll(/\s*,\s*/g, ',').matchAll(/\S+/g)) {
    const parts = tuple.split(',');
    // Three numbers, each with a decimal comma, are six parts; two are four.
    if (parts.length > 3) throw new TrackFailureError('decimal-comma', tuple);
    addPoint(collector, parts, Number.NaN);
  }
}

function addPoint(collector: TrackCollector, parts: readonly string[], time: number): void {
  const [longitude = '', latitude = '', height = ''] = parts;
  collector.addPoint({
    longitude: readNumber(longitude),
    latitude: readNumber(latitude),
    height: readNumber(height),
    time,
  });
}
