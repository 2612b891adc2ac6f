import { textOf, type MarkupElement } from '@cae-map/book-files/html/markup';
import { decodeXml } from '@cae-map/book-files/xml/decode-xml';
import { elementsOf, findElement, parseXml } from '@cae-map/book-files/xml/parse-xml';
import { languageOfTag } from '../model/language-tags.ts';
import { readHash } from '../model/text-hash.ts';
import { readKey } from '../model/unit-key.ts';
import type { RowOfFile, RowsOfFile } from '../rows-of-file.ts';
import { InlineReader, type InlineText } from './read-inline.ts';

/**
 * Reads XLIFF 2, also after other programs have divided units into segments, grouped them, or replaced pairs of inline elements.
 * @throws {BookFileError} with the code `damaged` or `unknown-encoding`
 */
export function readXliff(bytes: Uint8Array): RowsOfFile {
  const root = parseXml(decodeXml(bytes));
  const files = elementsOf(root).filter(({ name }) => name === 'file');
  const metadata = files.map(readMetadata).find((values) => values.has('exportedAt'));
  const units = files.flatMap(unitsWithin);
  return {
    exportedAt: metadata?.get('exportedAt') ?? '',
    exportedUnits: metadata?.get('units') ?? '',
    language: languageOfTag(root.attributes['trgLang'] ?? ''),
    rows: units.map((unit, index) => readUnit(unit, index + 1)),
    problems: [],
  };
}

function unitsWithin(element: MarkupElement): readonly MarkupElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'unit') return [child];
    return child.name === 'group' ? unitsWithin(child) : [];
  });
}

function readUnit(unit: MarkupElement, row: number): RowOfFile {
  const metadata = readMetadata(unit);
  const inline = new InlineReader(unit);
  const segments = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const textsOf = (name: 'source' | 'target'): InlineText =>
    inline.read(segmentsOf(segments, name).flatMap(({ children }) => children));
  const [source, target] = [textsOf('source'), textsOf('target')];
  return {
    row,
    key: readKey(unit.attributes['id'] ?? ''),
    asHtml: { source: source.html, target: target.html },
    asPlain: { source: source.plain, target: target.plain },
    sourceHash: readHash(metadata.get('sourceHash')),
    targetHash: readHash(metadata.get('targetHash')),
  };
}

/** The texts of the segments in order; what is not translated between translated segments, such as blanks, is that of the source. */
function segmentsOf(segments: readonly MarkupElement[], name: 'source' | 'target'): readonly MarkupElement[] {
  const hasTarget = segments.some((segment) => findElement(segment, 'target') !== undefined);
  if (name === 'target' && !hasTarget) return [];
  const texts = segments.map((segment, index) => {
    const text = findElement(segment, name);
    const isBetween = segment.name === 'ignorable' && text === undefined;
    const order = name === 'target' ? Number(text?.attributes['order'] ?? index + 1) : index + 1;
    return { text: isBetween ? findElement(segment, 'source') : text, order };
  });
  return texts
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ text }) => (text === undefined ? [] : [text]));
}

/** The values of the metadata of a file or unit by their types. */
function readMetadata(element: MarkupElement): ReadonlyMap<string, string> {
  const metadata = findElement(element, 'metadata');
  const groups = metadata === undefined ? [] : elementsOf(metadata);
  return new Map(groups.flatMap(elementsOf).map((meta) => [meta.attributes['type'] ?? '', textOf(meta)]));
}
