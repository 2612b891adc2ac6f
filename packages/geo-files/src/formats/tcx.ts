import type { FeatureCollector } from '../collect/feature-collector.ts';
import type { FileCollector } from '../collect/file-collector.ts';
import type { FoundPoint } from '../collect/point-checker.ts';
import type { XmlReader } from '../xml/read-xml.ts';

type OpenPoint = { -readonly [Key in keyof FoundPoint]: FoundPoint[Key] } & { hasPosition: boolean };

/**
 * Reads the activities and courses of a TCX document, each as one line, and the points of courses. A lap begins where the one
 * before it ends; only a second track within a lap begins a segment. Points without a position, such as those of a gym, are left
 * out.
 */
export function tcxReader(collector: FileCollector): XmlReader {
  let feature: FeatureCollector | null = null;
  let coursePoint: FeatureCollector | null = null;
  let point: OpenPoint = newPoint();
  let tracksOfLap = 0;
  const closeTrackpoint = (): void => {
    if (point.hasPosition) feature?.addLinePoint(point);
    else collector.leaveOut('no-fix', feature);
  };
  return {
    texts: new Set(['Name', 'Notes']),
    open(name) {
      if (name === 'Activity' || name === 'Course') {
        feature = collector.startFeature();
        tracksOfLap = 0;
      } else if (name === 'Lap') tracksOfLap = 0;
      else if (name === 'Track') {
        if (tracksOfLap > 0) feature?.startSegment();
        tracksOfLap += 1;
      } else if (name === 'Trackpoint') point = newPoint();
      else if (name === 'CoursePoint') {
        point = newPoint();
        coursePoint = collector.startFeature();
      } else if (name === 'Position') point.hasPosition = true;
    },
    close(name, text, parents) {
      const parent = parents.at(-1) ?? '';
      const isInPoint = parent === 'Trackpoint' || parent === 'CoursePoint';
      if (name === 'Trackpoint') closeTrackpoint();
      else if (name === 'LatitudeDegrees' && parent === 'Position') point.latitude = text;
      else if (name === 'LongitudeDegrees' && parent === 'Position') point.longitude = text;
      else if (name === 'AltitudeMeters' && isInPoint) point.height = text;
      else if (name === 'Time' && isInPoint) point.time = text;
      else if (name === 'Name' && parent === 'Course') feature?.nameBy(text);
      else if (name === 'Name' && parent === 'CoursePoint') coursePoint?.nameBy(text);
      else if (name === 'Notes' && parent === 'CoursePoint') coursePoint?.describeBy(text);
      else if (name === 'Notes' && (parent === 'Activity' || parent === 'Course')) feature?.describeBy(text);
      else if (name === 'CoursePoint') coursePoint?.addPoint(point);
    },
  };
}

function newPoint(): OpenPoint {
  return { longitude: undefined, latitude: undefined, hasPosition: false };
}
