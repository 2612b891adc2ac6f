import { openArchive, type Archive } from '../archive/open-archive.ts';
import { BookFileError } from '../failure.ts';
import { convertTree } from '../html/clean-source-html.ts';
import { parseHtml } from '../html/parse-html.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { LeftOutKind } from '@cae-map/contract/entities/books/book-files';
import type { SourceFile } from '../source-file.ts';
import { readContentsList } from './contents-list.ts';
import {
  readPackageDocument,
  readText,
  type ManifestItem,
  type PackageDocument,
} from './package-document.ts';
import { joinDocuments, type SpineDocument } from './spine-tree.ts';

/**
 * Reads an EPUB 2 or 3 of any program.
 * @throws {BookFileError} with the code `damaged`, `encrypted`, `too-large`, `unknown-encoding` or `no-text`
 */
export function readEpub(bytes: Uint8Array): SourceFile {
  const archive = openArchive(bytes);
  const document = readPackageDocument(archive);
  const leftOut = new LeftOutCounter();
  for (const name of archive.refusedNames) leftOut.add('unreadable-part', name);
  for (const { path, mediaType } of document.items) {
    const kind = leftOutItems.find(({ type }) => type.test(mediaType))?.kind;
    if (kind !== undefined) leftOut.add(kind, path);
  }
  const { root, findTarget } = joinDocuments(
    readSpine(archive, document, leftOut),
    readContentsList(archive, document),
  );
  const blocks = convertTree(root, findTarget, leftOut);
  if (blocks.length === 0) throw new BookFileError('no-text', 'no text in the files of the spine');
  return { metadata: document.metadata, blocks, leftOut: leftOut.list() };
}

/** Files of the manifest that are left out; pictures are counted where the text shows them. */
const leftOutItems: readonly { readonly type: RegExp; readonly kind: LeftOutKind }[] = [
  { type: /^text\/css$/, kind: 'style' },
  { type: /font|opentype|truetype/, kind: 'style' },
  { type: /javascript|ecmascript/, kind: 'script' },
  { type: /^(?:audio|video)\//, kind: 'embedded-file' },
];

function readSpine(
  archive: Archive,
  { spine }: PackageDocument,
  leftOut: LeftOutCounter,
): readonly SpineDocument[] {
  return [...new Set(spine)].flatMap((item) => {
    if (item.properties.includes('nav')) return [];
    if (item.mediaType.startsWith('image/')) {
      leftOut.add('picture', item.path);
      return [];
    }
    if (!isDocument(item) || !archive.names.includes(item.path)) {
      leftOut.add('unreadable-part', item.path);
      return [];
    }
    return [{ path: item.path, root: parseHtml(readText(archive, item.path), { isXhtml: true }) }];
  });
}

function isDocument({ mediaType, path }: ManifestItem): boolean {
  return /x?html/.test(mediaType) || /\.x?html?$/i.test(path);
}
