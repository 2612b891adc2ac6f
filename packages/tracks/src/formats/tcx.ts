import { readNumber } from '../read-number.ts';
import type { TrackCollector } from '../track-collector.ts';
import type { XmlReader } from '../xml/read-xml.ts';

/** Reads the activities and courses of a TCX document. Points without a position, such as those of a gym, are left out. */
export function tcxReader(collector: TrackCollector): XmlReader {
  const unknown = { longitude: Number.NaN, latitude: Number.NaN, height: Number.NaN, time: Number.NaN };
  let point = { ...unknown };
  let hasPosition = false;
  return {
    open(name) {
      if (name === 'Activity' || name === 'Course') collector.startTrack();
      else if (name === 'Track') collector.startSegment();
      else if (name === 'Trackpoint') {
        point = { ...unknown };
        hasPosition = false;
      } else if (name === 'Position') hasPosition = true;
    },
    close(name, text, parent) {
      if (name === 'Trackpoint' && hasPosition) collector.addPoint(point);
      else if (name === 'LatitudeDegrees' && parent === 'Position') point.latitude = readNumber(text);
      else if (name === 'LongitudeDegrees' && parent === 'Position') point.longitude = readNumber(text);
      else if (name === 'AltitudeMeters' && parent === 'Trackpoint') point.height = readNumber(text);
      else if (name === 'Time' && parent === 'Trackpoint') point.time = Date.parse(text.trim());
      else if (name === 'Name' && parent === 'Course') collector.nameTrack(text);
    },
  };
}
