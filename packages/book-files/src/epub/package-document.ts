import type { Archive } from '../archive/open-archive.ts';
import { BookFileError } from '../failure.ts';
import type { MarkupElement } from '../html/markup.ts';
import { recordLanguageOf } from '../language-tag.ts';
import type { SourceMetadata } from '../source-file.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { elementsOf, findElement, lineOf, parseXml } from '../xml/parse-xml.ts';
import { resolvePath } from './archive-path.ts';

/** A file that the package document lists. */
export interface ManifestItem {
  readonly id: string;
  /** The path in the archive. */
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
}

/** What the package document of an EPUB states. */
export interface PackageDocument {
  readonly metadata: SourceMetadata;
  /** The values of `<meta property="…">`. */
  readonly properties: ReadonlyMap<string, string>;
  readonly items: readonly ManifestItem[];
  /** The files in reading order. */
  readonly spine: readonly ManifestItem[];
  /** The list of contents of EPUB 2. */
  readonly ncx: ManifestItem | undefined;
}

/**
 * Reads the package document of an EPUB.
 * @throws {BookFileError} with the code `damaged`, or `encrypted` for contents with digital rights management
 */
export function readPackageDocument(archive: Archive): PackageDocument {
  refuseEncrypted(archive);
  const container = parseXml(readText(archive, 'META-INF/container.xml'));
  const roots = findElement(container, 'rootfiles');
  const path = roots === undefined ? undefined : elementsOf(roots)[0]?.attributes['full-path'];
  if (path === undefined)
    throw new BookFileError('damaged', 'META-INF/container.xml names no package document');
  const document = parseXml(readText(archive, path));
  const items = readManifest(document, path);
  const byId = new Map(items.map((item) => [item.id, item]));
  const spine = findElement(document, 'spine');
  const references = spine === undefined ? [] : elementsOf(spine);
  const metadata = findElement(document, 'metadata');
  return {
    metadata: readMetadata(metadata),
    properties: readProperties(metadata),
    items,
    spine: references.flatMap(({ attributes }) => byId.get(attributes['idref'] ?? '') ?? []),
    ncx:
      byId.get(spine?.attributes['toc'] ?? '') ??
      items.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml'),
  };
}

/**
 * The text of an XML file in the archive.
 * @throws {BookFileError} with the code `damaged` if there is none
 */
export function readText(archive: Archive, path: string): string {
  const bytes = archive.read(path);
  if (bytes === null) throw new BookFileError('damaged', `no file ${path}`);
  return decodeXml(bytes);
}

/** The algorithms that only make embedded fonts unusable outside of the book. */
const fontAlgorithms: ReadonlySet<string> = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);

function refuseEncrypted(archive: Archive): void {
  const path = 'META-INF/encryption.xml';
  if (!archive.names.includes(path)) return;
  for (const data of elementsOf(parseXml(readText(archive, path)))) {
    const algorithm = findElement(data, 'EncryptionMethod')?.attributes['Algorithm'] ?? '';
    if (data.name === 'EncryptedData' && !fontAlgorithms.has(algorithm))
      throw new BookFileError('encrypted', algorithm);
  }
}

function readManifest(document: MarkupElement, path: string): readonly ManifestItem[] {
  const manifest = findElement(document, 'manifest');
  if (manifest === undefined) throw new BookFileError('damaged', `${path} has no manifest`);
  return elementsOf(manifest).flatMap(({ attributes }) => {
    const resolved = resolvePath(path, attributes['href'] ?? '');
    if (resolved === null) return [];
    return {
      id: attributes['id'] ?? '',
      path: resolved.path,
      mediaType: attributes['media-type'] ?? '',
      properties: (attributes['properties'] ?? '').split(/\s+/),
    };
  });
}

function readMetadata(metadata: MarkupElement | undefined): SourceMetadata {
  const named = (name: string) =>
    metadata === undefined ? [] : elementsOf(metadata).filter((element) => element.name === name);
  const authors = named('creator')
    .map(lineOf)
    .filter((author) => author !== '');
  return {
    title: lineOf(named('title')[0]),
    author: authors.join(', '),
    language: recordLanguageOf(lineOf(named('language')[0])),
  };
}

function readProperties(metadata: MarkupElement | undefined): ReadonlyMap<string, string> {
  const metas = metadata === undefined ? [] : elementsOf(metadata).filter(({ name }) => name === 'meta');
  return new Map(metas.map((meta) => [meta.attributes['property'] ?? '', lineOf(meta)]));
}
