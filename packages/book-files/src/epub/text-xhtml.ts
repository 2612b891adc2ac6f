import { isSafeUrl, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { emptyElements, writeAllowedHtml, allowedHtml } from '../html/allowed-html.ts';
import { cleanSourceHtml } from '../html/clean-source-html.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';

/** The attribute with a URL as the text has it, where the link of the EPUB is another one. */
const urlAttribute = 'data-cae-href';

/** The attribute with the HTML of a text that cannot be read back from its XHTML. */
const htmlAttribute = 'data-cae-html';

/**
 * An element with the HTML of a text as valid XHTML, which `readTextXhtml` reads back exactly.
 * @param origin the origin of the links to places and people
 */
export function writeTextXhtml(
  html: string,
  origin: string,
  attributes: Readonly<Record<string, string>>,
): string {
  const visible = parseHtml(cleanSourceHtml(html).html).children.map((node) => writeNode(node, origin));
  const element = `<div${writeXmlAttributes(attributes)}>${visible.join('')}</div>`;
  const [parsed] = parseHtml(element, { isXhtml: true }).children;
  if (typeof parsed === 'object' && readTextXhtml(parsed, new LeftOutCounter()) === html) return element;
  return `<div${writeXmlAttributes({ ...attributes, [htmlAttribute]: html })}>${visible.join('')}</div>`;
}

/** The HTML of a text of an element of `writeTextXhtml`, safe whatever the element contains. */
export function readTextXhtml({ attributes, children }: MarkupElement, leftOut: LeftOutCounter): string {
  const stored = attributes[htmlAttribute];
  if (stored !== undefined) return allowedHtml(stored, leftOut);
  return writeAllowedHtml(
    children.map((child) => restoreUrls(child, leftOut)),
    leftOut,
  );
}

function writeNode(node: MarkupNode, origin: string): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = writeXmlAttributes(xhtmlAttributes(node, origin));
  if (emptyElements.has(node.name)) return `<${node.name}${attributes}/>`;
  const children = node.children.map((child) => writeNode(child, origin)).join('');
  return `<${node.name}${attributes}>${children}</${node.name}>`;
}

/** Attributes in their order, as they are valid in an EPUB; a text may have others. */
function xhtmlAttributes({ name, attributes }: MarkupElement, origin: string): Record<string, string> {
  const linked = name === 'a' ? withLink(attributes) : attributes;
  const pairs = Object.entries(linked).map(([attribute, value]): Record<string, string> => {
    if (attribute === 'href') return absoluteUrl(value, origin);
    if (attribute === 'lang') return languageTag.test(value) ? { lang: value, 'xml:lang': value } : {};
    if (attribute === 'datetime') return /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(value) ? { datetime: value } : {};
    return { [attribute]: value };
  });
  return Object.assign({}, ...pairs) as Record<string, string>;
}

/** A name of a place or a person is stored without a URL; in the book it is a link. */
function withLink(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const place = attributes[placeAttributes[0]];
  const person = attributes[personAttribute];
  if (attributes['href'] !== undefined || (place === undefined && person === undefined)) return attributes;
  const path = place === undefined ? `/person/${person ?? ''}` : `/place/${place}`;
  return { ...attributes, href: path, [urlAttribute]: '' };
}

const languageTag = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

function absoluteUrl(href: string, origin: string): Record<string, string> {
  try {
    const url = new URL(href, `${origin}/`).href;
    return url === href ? { href } : { href: url, [urlAttribute]: href };
  } catch {
    return {};
  }
}

function restoreUrls(node: MarkupNode, leftOut: LeftOutCounter): MarkupNode {
  if (typeof node === 'string') return node;
  const { [urlAttribute]: stored, ...attributes } = node.attributes;
  const isSafe = stored === undefined || isSafeUrl(stored);
  if (!isSafe) leftOut.add('unsafe-link', stored);
  return {
    name: node.name,
    attributes: isSafe && stored !== undefined ? withUrl(attributes, stored) : attributes,
    children: node.children.map((child) => restoreUrls(child, leftOut)),
  };
}

/** The attributes in their order, with another URL; without one if it is empty. */
function withUrl(attributes: Readonly<Record<string, string>>, href: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
      if (name !== 'href') return [[name, value]];
      return href === '' ? [] : [[name, href]];
    }),
  );
}
