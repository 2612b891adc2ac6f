import { escapeText } from '@cae-map/book-files/html/escape';
import { textOf, type MarkupElement, type MarkupNode } from '@cae-map/book-files/html/markup';
import { decodeXml } from '@cae-map/book-files/xml/decode-xml';
import { elementsOf, findElement, parseXml } from '@cae-map/book-files/xml/parse-xml';
import { isSourceTag, languageOfTag } from '../model/language-tags.ts';
import { readHash } from '../model/text-hash.ts';
import { readKey } from '../model/unit-key.ts';
import type { RowOfFile, RowsOfFile } from '../rows-of-file.ts';
import { propertyPrefix } from './write-tmx.ts';

/** Elements whose contents are native codes. */
const codes: ReadonlySet<string> = new Set(['bpt', 'ept', 'it', 'ph', 'ut']);

/**
 * Reads TMX 1.4. Units are found by the property of their id, which programs keep that give units other ids.
 * @throws {BookFileError} with the code `damaged` or `unknown-encoding`
 */
export function readTmx(bytes: Uint8Array): RowsOfFile {
  const root = parseXml(decodeXml(bytes));
  const properties = readProperties(findElement(root, 'header'));
  const body = findElement(root, 'body');
  const units = body === undefined ? [] : elementsOf(body).filter(({ name }) => name === 'tu');
  return {
    exportedAt: properties.get('exported') ?? '',
    exportedUnits: properties.get('units') ?? '',
    language: languageOfTag(properties.get('language') ?? '') ?? null,
    rows: units.map((unit, index) => readUnit(unit, index + 1)),
    problems: [],
  };
}

function readUnit(unit: MarkupElement, row: number): RowOfFile {
  const properties = readProperties(unit);
  const variants = elementsOf(unit).filter(({ name }) => name === 'tuv');
  const source = variants.find((variant) => isSourceTag(languageTagOf(variant)));
  const target = variants.find((variant) => languageOfTag(languageTagOf(variant)) !== null);
  const textsOf = (write: (nodes: readonly MarkupNode[]) => string) => ({
    source: write(segmentOf(source)),
    target: write(segmentOf(target)),
  });
  return {
    row,
    key: readKey(properties.get('id') ?? unit.attributes['tuid'] ?? ''),
    asHtml: textsOf(htmlOf),
    asPlain: textsOf(plainOf),
    sourceHash: readHash(properties.get('source-hash')),
    targetHash: readHash(properties.get('target-hash')),
  };
}

function languageTagOf({ attributes }: MarkupElement): string {
  return attributes['xml:lang'] ?? attributes['lang'] ?? '';
}

function segmentOf(variant: MarkupElement | undefined): readonly MarkupNode[] {
  return variant === undefined ? [] : (findElement(variant, 'seg')?.children ?? []);
}

function htmlOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      return codes.has(node.name) ? textOf(node) : htmlOf(node.children);
    })
    .join('');
}

function plainOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return codes.has(node.name) ? '' : plainOf(node.children);
    })
    .join('');
}

/** The values of our properties by their names. */
function readProperties(element: MarkupElement | undefined): ReadonlyMap<string, string> {
  const properties = element === undefined ? [] : elementsOf(element).filter(({ name }) => name === 'prop');
  return new Map(
    properties.map((property) => [
      property.attributes['type']?.replace(propertyPrefix, '') ?? '',
      textOf(property),
    ]),
  );
}
