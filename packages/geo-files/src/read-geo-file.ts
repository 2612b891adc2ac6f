import { FileCollector } from './collect/file-collector.ts';
import { decodeText } from './decode-text.ts';
import { GeoFileError, type GeoFileFailure } from './failure.ts';
import { readGeojson } from './formats/geojson.ts';
import { gpxReader } from './formats/gpx.ts';
import { kmlReader } from './formats/kml.ts';
import { isArchive, readKmz } from './formats/kmz.ts';
import { tcxReader } from './formats/tcx.ts';
import type { GeoFile } from './geo-file.ts';
import { geoFileLimits, type GeoFileLimits } from './limits.ts';
import type { PreferredLanguages } from './values/spellings.ts';
import { readXml, type XmlReader } from './xml/read-xml.ts';

/** The contents of a file, or why it cannot be read. */
export type GeoFileResult = { readonly file: GeoFile } | { readonly failure: GeoFileFailure };

export interface GeoFileOptions {
  readonly limits?: Partial<GeoFileLimits>;
  /** The languages of names and descriptions, best first, for files that have them in several. */
  readonly languages?: PreferredLanguages;
  /** Receives the share of the text that has been read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The readers of XML formats by the name of the root element. */
const xmlReaders: Readonly<Record<string, (collector: FileCollector) => XmlReader>> = {
  gpx: gpxReader,
  kml: kmlReader,
  TrainingCenterDatabase: tcxReader,
};

/** Reads a GPX, KML, KMZ, TCX or GeoJSON file. The format is that of the content, whatever the extension. */
export function readGeoFile(
  bytes: Uint8Array,
  { limits: ownLimits, languages = ['ru', 'en'], onProgress = () => undefined }: GeoFileOptions = {},
): GeoFileResult {
  const limits = { ...geoFileLimits, ...ownLimits };
  if (bytes.length > limits.fileBytes) return { failure: { code: 'too-large' } };
  try {
    const collector = new FileCollector({ limits, languages });
    readDocument(openDocument(bytes, limits, collector), collector, onProgress);
    return { file: collector.finish() };
  } catch (error) {
    if (!(error instanceof GeoFileError)) throw error;
    return { failure: error.toFailure() };
  }
}

/** The bytes of the document, which may be in an archive. */
function openDocument(bytes: Uint8Array, limits: GeoFileLimits, collector: FileCollector): Uint8Array {
  if (!isArchive(bytes)) {
    if (bytes.length > limits.documentBytes) throw new GeoFileError('too-large');
    return bytes;
  }
  const document = readKmz(bytes, limits);
  for (const name of document.otherNames) collector.leaveOutDocument(name);
  return document.bytes;
}

function readDocument(
  bytes: Uint8Array,
  collector: FileCollector,
  onProgress: (share: number) => void,
): void {
  const chunks = withProgress(decodeText(bytes), bytes.length, onProgress);
  const first = firstText(chunks);
  if (first === '') throw new GeoFileError('empty');
  const rest = chain(first, chunks);
  if (first.startsWith('<')) {
    readXml({
      chunks: rest,
      createReader: (root) => findReader(root)?.(collector) ?? null,
      onLine: (line) => void (collector.line = line),
    });
  } else if (/^[{[]/.test(first)) readGeojson([...rest].join(''), collector);
  else throw new GeoFileError('unknown-format');
}

function findReader(root: string): ((collector: FileCollector) => XmlReader) | undefined {
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
