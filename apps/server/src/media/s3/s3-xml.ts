import { DomUtils, parseDocument } from 'htmlparser2';

type XmlNode = ReturnType<typeof parseDocument>;
type XmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Parses a response; an unfinished one has fewer elements, so that callers check for those that they need. */
export function parseXml(xml: string): XmlNode {
  return parseDocument(xml, { xmlMode: true });
}

/** All elements of a name, in their order. */
export function findElements(node: XmlNode | XmlElement, name: string): XmlElement[] {
  return DomUtils.getElementsByTagName(name, node, true);
}

/** The text of the first element of a name. */
export function findText(node: XmlNode | XmlElement, name: string): string | undefined {
  const [element] = DomUtils.getElementsByTagName(name, node, true, 1);
  return element && DomUtils.textContent(element);
}

/** The text of the first element of a name in a response. */
export function readElement(xml: string, name: string): string | undefined {
  return findText(parseXml(xml), name);
}

/** Escapes a text between tags. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
