import { accountsDifferAttribute } from '@cae-map/contract/html-allow-list';
import { allowedHtml, writeAllowedHtml } from '../html/allowed-html.ts';
import { textOf, type MarkupElement, type MarkupNode } from '../html/markup.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';
import { elementsOf } from '../xml/parse-xml.ts';
import { accountsDifferPointer, attributesOfPointers, htmlElementOf } from './tei-elements.ts';

/** The HTML of the text of a `div` of `writeTextTei`, safe whatever it contains. Unknown elements are unwrapped and counted. */
export function teiToText(div: MarkupElement, leftOut: LeftOutCounter): string {
  const note = elementsOf(div).find(
    ({ name, attributes }) => name === 'note' && attributes['type'] === 'html',
  );
  if (note !== undefined) return allowedHtml(textOf(note), leftOut);
  return writeAllowedHtml(div.children.map(htmlOf), leftOut);
}

function htmlOf(node: MarkupNode): MarkupNode {
  if (typeof node === 'string') return node;
  const { name, attributes } = node;
  return {
    // A name with a prefix is in no list of HTML, so that it is unwrapped and counted.
    name: linkNames.has(name) ? 'a' : (htmlElementOf(name, attributes['rend']) ?? `tei:${name}`),
    attributes: htmlAttributes(attributes),
    children: node.children.map(htmlOf),
  };
}

const linkNames: ReadonlySet<string> = new Set(['ref', 'placeName', 'persName']);

/** Attributes in one order; a text with another order is repeated in a note. */
function htmlAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const { target, when, n, ana, ref = '', corresp = '', 'xml:lang': lang } = attributes;
  return {
    ...(target === undefined ? {} : { href: target }),
    ...(when === undefined ? {} : { datetime: when }),
    ...(lang === undefined ? {} : { lang }),
    ...(n === undefined ? {} : { title: n }),
    ...(ana === accountsDifferPointer ? { [accountsDifferAttribute]: '' } : {}),
    ...attributesOfPointers(`${ref} ${corresp}`),
  };
}
