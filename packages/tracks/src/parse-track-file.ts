import { decodeText } from './decode-text.ts';
import { TrackFailureError, type TrackFailure } from './failure.ts';
import { readGeojson } from './formats/geojson.ts';
import { gpxReader } from './formats/gpx.ts';
import { kmlReader } from './formats/kml.ts';
import { isArchive, readKmz } from './formats/kmz.ts';
import { tcxReader } from './formats/tcx.ts';
import { trackLimits } from './limits.ts';
import { TrackCollector } from './track-collector.ts';
import type { Track } from './track.ts';
import { readXml, XmlFailureError, type XmlReader } from './xml/read-xml.ts';

/** The tracks of a file, or why there are none. */
export type TrackFileResult = { readonly tracks: readonly Track[] } | { readonly failure: TrackFailure };

/** The readers of XML formats by the name of the root element. */
const xmlReaders: Readonly<Record<string, (collector: TrackCollector) => XmlReader>> = {
  gpx: gpxReader,
  kml: kmlReader,
  TrainingCenterDatabase: tcxReader,
};

/**
 * Reads the tracks of a GPX, KML, KMZ, TCX or GeoJSON file. The format is that of the content, whatever the extension.
 * @param onProgress receives the share of the text that has been read, 0 to 1
 */
export function parseTrackFile(
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): TrackFileResult {
  if (bytes.length > trackLimits.fileBytes) return { failure: { code: 'too-large' } };
  try {
    const text = isArchive(bytes) ? readKmz(bytes) : bytes;
    return { tracks: readText(text, onProgress) };
  } catch (error) {
    if (error instanceof XmlFailureError) return { failure: error.failure };
    if (!(error instanceof TrackFailureError)) throw error;
    const { code, value } = error;
    return { failure: { code, ...(value === undefined ? {} : { value }) } };
  }
}

function readText(bytes: Uint8Array, onProgress: (share: number) => void): Track[] {
  const collector = new TrackCollector();
  const chunks = withProgress(decodeText(bytes), bytes.length, onProgress);
  const first = firstText(chunks);
  if (first === '') throw new TrackFailureError('empty');
  const rest = chain(first, chunks);
  if (first.startsWith('<')) {
    readXml(rest, (root) => findReader(root)?.(collector) ?? null);
  } else if (/^[{[]/.test(first)) readGeojson([...rest].join(''), collector);
  else throw new TrackFailureError('unknown-format');
  return collector.finish();
}

function findReader(root: string): ((collector: TrackCollector) => XmlReader) | undefined {
  return Object.hasOwn(xmlReaders, root) ? xmlReaders[root] : undefined;
}

/** The first chunk that is not white space, without white space at its start, which XML does not allow before its declaration. */
function firstText(chunks: Iterator<string, undefined>): string {
  for (let next = chunks.next(); !next.done; next = chunks.next()) {
    const text = next.value.trimStart();
    if (text !== '') return text;
  }
  return '';
}

function* chain(first: string, rest: Generator<string, undefined>): Generator<string> {
  yield first;
  yield* rest;
}

function* withProgress(
  chunks: Generator<string>,
  byteCount: number,
  onProgress: (share: number) => void,
): Generator<string, undefined> {
  let characters = 0;
  for (const chunk of chunks) {
    yield chunk;
    characters += chunk.length;
    onProgress(Math.min(1, characters / byteCount));
  }
  return undefined;
}
