import type { FeatureCollector } from '../collect/feature-collector.ts';
import type { FileCollector } from '../collect/file-collector.ts';
import type { FoundPoint } from '../collect/point-checker.ts';
import { readGpxColour } from '../values/colour.ts';
import type { XmlReader } from '../xml/read-xml.ts';

const features: ReadonlySet<string> = new Set(['trk', 'rte', 'wpt']);
const linePoints: ReadonlySet<string> = new Set(['trkpt', 'rtept']);
const points: ReadonlySet<string> = new Set([...linePoints, 'wpt']);

/** The point that is being read. */
interface OpenPoint {
  readonly found: { -readonly [Key in keyof FoundPoint]: FoundPoint[Key] };
  /** The points of the road to the next point of a route, in the extension of Garmin. */
  readonly shaping: FoundPoint[];
}

/**
 * Reads the waypoints, tracks and routes of a GPX document, each as a feature. The shaping points of a route are part of its line.
 * Colours are those of `gpx_style` and of the extensions of Garmin and OsmAnd.
 */
export function gpxReader(collector: FileCollector): XmlReader {
  let feature: FeatureCollector | null = null;
  let point: OpenPoint | null = null;
  const closePoint = (name: string): void => {
    if (point === null || feature === null) return;
    if (name === 'wpt') feature.addPoint(point.found);
    else for (const each of [point.found, ...point.shaping]) feature.addLinePoint(each);
    point = null;
  };
  return {
    texts: new Set(['name', 'desc', 'cmt']),
    open(name, attributes, parents) {
      if (features.has(name)) feature = collector.startFeature();
      else if (name === 'trkseg') feature?.startSegment();
      if (points.has(name)) point = { found: position(attributes), shaping: [] };
      else if (name === 'rpt' && parents.includes('rtept')) point?.shaping.push(position(attributes));
    },
    close(name, text, parents) {
      const parent = parents.at(-1) ?? '';
      if (name === 'ele' && points.has(parent) && point) point.found.height = text;
      else if (name === 'time' && points.has(parent) && point) point.found.time = text;
      else if (name === 'name' && (parent === 'metadata' || parents.length === 1)) collector.nameBy(text);
      else if (feature !== null && features.has(parent)) readText(feature, name, text);
      else if (feature !== null && parents.includes('extensions') && !isInTrackPoint(parents))
        readExtension(feature, { name, text, parent }, parents);
      if (points.has(name)) closePoint(name);
      if (features.has(name)) feature = null;
    },
  };
}

function position({ lon, lat }: Readonly<Record<string, string>>): OpenPoint['found'] {
  return { longitude: lon, latitude: lat };
}

function readText(feature: FeatureCollector, name: string, text: string): void {
  if (name === 'name') feature.nameBy(text);
  else if (name === 'desc' || name === 'cmt') feature.describeBy(text);
}

function isInTrackPoint(parents: readonly string[]): boolean {
  return parents.some((parent) => linePoints.has(parent));
}

/** Reads a colour, and the fields directly in the extensions of a feature. */
function readExtension(
  feature: FeatureCollector,
  { name, text, parent }: { readonly name: string; readonly text: string; readonly parent: string },
  parents: readonly string[],
): void {
  const isColour = /^(?:display)?colou?r$/i.test(name) && parent !== 'fill';
  if (isColour) feature.colour ??= readGpxColour(text);
  else if (parent === 'extensions' && features.has(parents.at(-2) ?? '')) feature.setField(name, text.trim());
}
