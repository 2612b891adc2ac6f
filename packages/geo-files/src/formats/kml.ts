import type { FeatureCollector } from '../collect/feature-collector.ts';
import type { FileCollector } from '../collect/file-collector.ts';
import type { FoundPoint } from '../collect/point-checker.ts';
import type { XmlReader } from '../xml/read-xml.ts';
import { readCoord, readTuples, type Tuple } from './kml-coordinates.ts';
import { OpenTrack } from './kml-track.ts';
import { KmlStyleReader, type OwnStyle } from './kml-style-reader.ts';

const containers: ReadonlySet<string> = new Set(['Document', 'Folder']);

/** Features and geometries that are no points, lines or areas. */
const others: ReadonlySet<string> = new Set(['Model', 'GroundOverlay', 'PhotoOverlay', 'ScreenOverlay']);

/** A placemark that has been read; its style may come later. */
interface Placemark {
  readonly feature: FeatureCollector;
  readonly style: OwnStyle;
  time: string | undefined;
  snippet: string;
}

/**
 * Reads the placemarks of a KML document: points, lines, and `gx:Track` with its times. The parts of a geometry are points and
 * segments of one feature. Areas, models and images are counted as left out, and linked documents are not loaded.
 */
export function kmlReader(collector: FileCollector): XmlReader {
  return new KmlReader(collector);
}

class KmlReader implements XmlReader {
  readonly texts = new Set([
    'name',
    'description',
    'Snippet',
    'snippet',
    'coordinates',
    'value',
    'SimpleData',
  ]);
  readonly #collector: FileCollector;
  readonly #styles = new KmlStyleReader();
  readonly #placemarks: Placemark[] = [];
  /** The names of the surrounding folders and documents. */
  readonly #groups: (string | null)[] = [];
  #placemark: Placemark | null = null;
  #dataName = '';
  #track = new OpenTrack();

  constructor(collector: FileCollector) {
    this.#collector = collector;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, parents: readonly string[]): void {
    if (containers.has(name)) this.#groups.push(null);
    else if (name === 'Placemark') this.#startPlacemark(attributes['id']);
    else if ((name === 'Style' || name === 'StyleMap') && this.#placemark === null)
      this.#styles.startShared(attributes['id'] ?? '');
    else if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes['name'] ?? '';
    else if (name === 'LineString' || (name === 'LinearRing' && !isBoundary(parents)))
      this.#placemark?.feature.startSegment();
    else if (name === 'Polygon') this.#collector.leaveOut('area', this.#placemark?.feature);
    else if (others.has(name)) this.#collector.leaveOut('geometry', this.#placemark?.feature, name);
    else if (name === 'Track') this.#track = new OpenTrack();
  }

  close(name: string, text: string, parents: readonly string[]): void {
    const parent = parents.at(-1) ?? '';
    if (name === 'coordinates') this.#addCoordinates(text, parents);
    else if (parent === 'Track') this.#track.read(name, text);
    else if (name === 'color') this.#styles.addColour(parent, text, this.#placemark?.style);
    else if (name === 'styleUrl') this.#styles.setUrl(parent, text, this.#placemark?.style);
    else if (name === 'key' && parent === 'Pair') this.#styles.startPair(text.trim());
    else if (name === 'href' && parents.includes('NetworkLink'))
      this.#collector.leaveOutDocument(text.trim());
    else if (name === 'name' && containers.has(parent)) this.#nameGroup(text);
    else if (this.#placemark !== null) this.#readPlacemark(this.#placemark, { name, text, parent });
    if (name === 'Track') this.#addTrack();
    else if (name === 'Pair') this.#styles.endPair();
    else if (name === 'Placemark') this.#closePlacemark();
    else if (containers.has(name)) this.#groups.pop();
    else if ((name === 'Style' && parent !== 'Pair') || name === 'StyleMap') this.#styles.endShared();
  }

  end(): void {
    for (const { feature, style } of this.#placemarks)
      feature.colour = this.#styles.findColour(style, feature.hasPoints);
  }

  #startPlacemark(id: string | undefined): void {
    const feature = this.#collector.startFeature();
    feature.id = id ?? null;
    feature.groupName = this.#groups.findLast((group) => group !== null) ?? null;
    this.#placemark = { feature, style: { colours: new Map(), url: null }, time: undefined, snippet: '' };
  }

  #readPlacemark(
    placemark: Placemark,
    { name, text, parent }: { readonly name: string; readonly text: string; readonly parent: string },
  ): void {
    const { feature } = placemark;
    if (parent === 'Placemark') {
      if (name === 'name') feature.nameBy(text);
      else if (name === 'description') feature.describeBy(text);
      else if (/^snippet$/i.test(name)) placemark.snippet = text;
    } else if ((name === 'value' && parent === 'Data') || name === 'SimpleData')
      feature.setField(this.#dataName, text.trim());
    else if (name === 'when' && parent === 'TimeStamp') placemark.time = text;
  }

  #closePlacemark(): void {
    if (this.#placemark === null) return;
    const { feature, snippet } = this.#placemark;
    if (!feature.hasDescription) feature.describeBy(snippet);
    // The bookmarks that the product writes have their id in a field.
    const { id } = feature.fields;
    if (typeof id === 'string' && id !== '') feature.id = id;
    this.#placemarks.push(this.#placemark);
    this.#placemark = null;
  }

  #nameGroup(text: string): void {
    // The outermost one is the document.
    if (this.#groups.length === 1) this.#collector.nameBy(text);
    this.#groups[this.#groups.length - 1] ??= text;
  }

  #addCoordinates(text: string, parents: readonly string[]): void {
    const parent = parents.at(-1);
    if (this.#placemark === null || isBoundary(parents.slice(0, -1))) return;
    const { feature } = this.#placemark;
    if (parent === 'LineString' || parent === 'LinearRing') {
      for (const tuple of readTuples(text)) feature.addLinePoint(this.#checkExtra(tuple));
    } else if (parent === 'Point') {
      const [tuple, ...more] = readTuples(text);
      // A point with several tuples, such as `77,5 34,1`, is unclear.
      const found: FoundPoint =
        tuple === undefined || more.length > 0
          ? { longitude: text, latitude: undefined }
          : this.#checkExtra(tuple);
      feature.addPoint({ ...found, time: this.#placemark.time });
    }
  }

  #addTrack(): void {
    if (this.#placemark === null) return;
    const { feature } = this.#placemark;
    const { coordinates, times, hasTimes } = this.#track;
    feature.startSegment();
    if (!hasTimes) this.#collector.leaveOut('time', feature);
    for (const [index, text] of coordinates.entries()) {
      const tuple = readCoord(text);
      if (tuple === null) feature.startSegment();
      else feature.addLinePoint({ ...this.#checkExtra(tuple), time: hasTimes ? times[index] : undefined });
    }
  }

  #checkExtra({ point, hasExtraNumber }: Tuple): FoundPoint {
    if (hasExtraNumber) this.#collector.leaveOut('extra-number', this.#placemark?.feature);
    return point;
  }
}

/** Whether a ring is part of an area, which is counted as a whole. */
function isBoundary(parents: readonly string[]): boolean {
  return parents.at(-1) === 'outerBoundaryIs' || parents.at(-1) === 'innerBoundaryIs';
}
