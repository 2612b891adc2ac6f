import type { Archive } from '../archive/open-archive.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';
import type { LeftOutKind } from '@cae-map/contract/entities/books/book-files';

/** Files of a document that a book cannot have, by their names. */
const files: readonly (readonly [name: RegExp, kind: LeftOutKind])[] = [
  [/(?:^|\/)vbaProject\.bin$/i, 'macro'],
  [/(?:^|\/)(?:embeddings|activeX)\//i, 'embedded-file'],
  [/(?:^|\/)charts\/chart[^/]*\.xml$/i, 'embedded-file'],
];

/** Elements of the text that are counted. The text of inserted and moved parts is read, that of deleted parts is not. */
const elements: readonly (readonly [pattern: RegExp, kind: LeftOutKind])[] = [
  [/<w:(?:ins|del|moveFrom|moveTo)\s/g, 'tracked-change'],
  [/<m:oMath>/g, 'formula'],
];

/** Counts the parts of a document that are not read: macros, comments, headers and footers, embedded files, tracked changes, formulas. */
export function countLeftOut(archive: Archive, leftOut: LeftOutCounter): void {
  for (const name of archive.names) {
    for (const [pattern, kind] of files) if (pattern.test(name)) leftOut.add(kind, name);
    if (/^word\/(?:header|footer)\d*\.xml$/.test(name)) countPage(textOf(archive, name), leftOut);
    if (/^word\/comments\.xml$/.test(name)) countComments(textOf(archive, name), leftOut);
    if (/^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name)) {
      const xml = textOf(archive, name);
      for (const [pattern, kind] of elements) {
        const found = xml.match(pattern)?.length ?? 0;
        if (found > 0) leftOut.add(kind, '', found);
      }
    }
  }
  for (const name of archive.refusedNames) leftOut.add('unreadable-part', name);
}

function countPage(xml: string, leftOut: LeftOutCounter): void {
  const text = plainText(xml);
  if (text !== '') leftOut.add('header-or-footer', text);
}

function countComments(xml: string, leftOut: LeftOutCounter): void {
  for (const comment of xml.split(/<w:comment\s/).slice(1)) leftOut.add('comment', plainText(comment));
}

/** The characters of the text elements of a part. */
function plainText(xml: string): string {
  return [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, text]) => text)
    .join('')
    .trim();
}

function textOf(archive: Archive, name: string): string {
  return new TextDecoder().decode(archive.read(name) ?? new Uint8Array());
}
