import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { EntryMap } from './epub-options.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements that run something, load something, or contain HTML. */
const removedElements: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'image',
  'feImage',
  'a',
  'animate',
  'set',
  'animateMotion',
  'animateTransform',
]);

/**
 * The figure of a map. Its ids get a prefix, because the maps of a chapter are in one file.
 * @throws {BookFileError} if the SVG is not well-formed
 */
export function writeMapFigure({ svg, description }: EntryMap, prefix: string): string {
  const { attributes, ...root } = parseXml(svg);
  const drawing = writeNode(
    { ...root, attributes: { ...attributes, xmlns: svgNamespace, role: 'img', 'aria-label': description } },
    prefix,
  );
  return `<figure class="map">${drawing}<figcaption>${escapeText(description)}</figcaption></figure>`;
}

function writeNode(node: MarkupNode, prefix: string): string {
  if (typeof node === 'string') return escapeText(node);
  if (removedElements.has(node.name)) return '';
  const children = node.children.map((child) => writeNode(child, prefix)).join('');
  return `<${node.name}${writeXmlAttributes(safeAttributes(node, prefix))}>${children}</${node.name}>`;
}

function safeAttributes({ attributes }: MarkupElement, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
      if (/^on|^xmlns:/i.test(name)) return [];
      if (name === 'id') return [[name, prefix + value]];
      if (/(?:^|:)href$/.test(name))
        return value.startsWith('#') ? [['href', `#${prefix}${value.slice(1)}`]] : [];
      if (/url\((?!\s*["']?#)/i.test(value)) return [];
      return [[name, value.replaceAll(/url\(\s*(["']?)#/gi, `url($1#${prefix}`)]];
    }),
  );
}
