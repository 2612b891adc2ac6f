import { cleanText } from '@cae-map/contract/text';
import { SaxesParser } from 'saxes';
import { BookFileError } from '../failure.ts';
import { deepestMarkup, type MarkupElement, type MarkupNode } from '../html/markup.ts';

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

/** Entities of HTML that books use without declaring them. Those of a DTD are never expanded. */
const entities = {
  nbsp: '\u00A0',
  shy: '\u00AD',
  mdash: '—',
  ndash: '–',
  laquo: '«',
  raquo: '»',
  hellip: '…',
};

/**
 * Parses XML into a tree. Names have no namespace prefix; those of attributes keep it. Nothing is loaded, and no entity of a DTD is expanded.
 * Characters that no text can contain are removed.
 * @returns the root element
 * @throws {BookFileError} with the code `damaged` and the place for XML that is not well-formed, or too deep
 */
export function parseXml(xml: string): MarkupElement {
  const parser = new SaxesParser();
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const path: OpenElement[] = [root];
  const fail = (reason: string): never => {
    throw new BookFileError('damaged', `line ${parser.line}, column ${parser.columnIndex}: ${reason}`);
  };
  const addText = (text: string) => path.at(-1)?.children.push(text);
  Object.assign(parser.ENTITIES, entities);
  parser.on('error', ({ message }) => fail(message));
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length > deepestMarkup) fail(`more than ${deepestMarkup} elements within each other`);
    const element: OpenElement = { name: localName(name), attributes, children: [] };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => path.pop());
  parser.write(cleanText(xml)).close();
  const element = root.children.find((child) => typeof child === 'object');
  return element ?? fail('no element');
}

/** The children that are elements. */
export function elementsOf({ children }: MarkupElement): readonly MarkupElement[] {
  return children.filter((child) => typeof child === 'object');
}

/** The first element at a path of names below an element. */
export function findElement(element: MarkupElement, ...names: readonly string[]): MarkupElement | undefined {
  const [name, ...others] = names;
  if (name === undefined) return element;
  const child = elementsOf(element).find((each) => each.name === name);
  return child === undefined ? undefined : findElement(child, ...others);
}

/** The text of an element in one line. */
export function lineOf(element: MarkupElement | undefined): string {
  if (element === undefined) return '';
  const text = (node: MarkupNode): string =>
    typeof node === 'string' ? node : node.children.map(text).join('');
  return cleanText(text(element)).replaceAll(/\s+/g, ' ').trim();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
