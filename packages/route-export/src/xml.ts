import XMLBuilder from 'fast-xml-builder';

/** An element as its attributes (`@name`) and its children in the order of the document; undefined ones are left out. */
export interface XmlElement {
  readonly [name: string]: XmlValue;
}
export type XmlValue = string | number | undefined | XmlElement | readonly XmlElement[];

/** Characters that XML 1.0 does not allow, even escaped, including halves of surrogate pairs. */
const refused = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Writes a document with a declaration. Characters that XML does not allow are left out. */
export function writeXml(root: XmlElement): string {
  const builder = new XMLBuilder({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
    format: true,
    indentBy: ' ',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleanElement(root))}`;
}

function cleanElement(element: XmlElement): Record<string, unknown> {
  const entries = Object.entries(element).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, clean(value)]));
}

function clean(value: XmlValue): unknown {
  if (typeof value === 'string') return value.replace(refused, '');
  if (typeof value !== 'object') return value;
  return isList(value) ? value.map(cleanElement) : cleanElement(value);
}

function isList(value: XmlElement | readonly XmlElement[]): value is readonly XmlElement[] {
  return Array.isArray(value);
}
