import { isCalendarDate } from '@cae-map/contract/calendar-date';
import { accountsDifferAttribute, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { cleanSourceHtml } from '../html/clean-source-html.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { accountsDifferPointer, pointersOf, teiElements } from './tei-elements.ts';
import { teiToText } from './tei-to-text.ts';

/**
 * A `div` with the HTML of a text as TEI, which `teiToText` reads back exactly: HTML that has no equal TEI is repeated in a note.
 * @param attributes those of the `div`
 */
export function writeTextTei(html: string, attributes: Readonly<Record<string, string>>): string {
  const start = `<div${writeXmlAttributes(attributes)}>`;
  const content = parseHtml(cleanSourceHtml(html).html).children.map(writeNode).join('');
  const element = `${start}${content}</div>`;
  if (teiToText(parseXml(element), new LeftOutCounter()) === html) return element;
  return `${start}${content}<note type="html">${escapeText(html)}</note></div>`;
}

function writeNode(node: MarkupNode): string {
  if (typeof node === 'string') return escapeText(node);
  const { name, attributes } = teiOf(node);
  const start = `<${name}${writeXmlAttributes(attributes)}`;
  const children = node.children.map(writeNode).join('');
  return children === '' ? `${start}/>` : `${start}>${children}</${name}>`;
}

function teiOf({ name, attributes }: MarkupElement) {
  const pointers = pointersOf(attributes);
  if (name === 'a') return linkOf(attributes, pointers);
  const { name: tei = 'seg', rend } = teiElements[name] ?? {};
  return {
    name: tei,
    attributes: {
      ...(rend === undefined ? {} : { rend }),
      ...(tei === 'milestone' ? { unit: 'section' } : {}),
      ...commonAttributes(attributes),
      ...(isDate(attributes['datetime']) ? { when: attributes['datetime'] } : {}),
      ...(attributes[accountsDifferAttribute] === undefined ? {} : { ana: accountsDifferPointer }),
      ...(pointers === '' ? {} : { corresp: pointers }),
    },
  };
}

/** A link to a page is a `ref`; a name without a URL is that of its place or person. */
function linkOf(attributes: Readonly<Record<string, string>>, pointers: string) {
  const { href } = attributes;
  const common = commonAttributes(attributes);
  if (href !== undefined)
    return {
      name: 'ref',
      attributes: { target: href, ...common, ...(pointers === '' ? {} : { corresp: pointers }) },
    };
  const isPlace = placeAttributes.some((name) => attributes[name] !== undefined);
  const isPerson = attributes[personAttribute] !== undefined;
  if (!isPlace && !isPerson) return { name: 'ref', attributes: common };
  return { name: isPlace ? 'placeName' : 'persName', attributes: { ...common, ref: pointers } };
}

function commonAttributes({ lang, title }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(lang === undefined || !/^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(lang) ? {} : { 'xml:lang': lang }),
    ...(title === undefined ? {} : { n: title }),
  };
}

/** Whether a value is a date in the form that TEI has. */
function isDate(value: string | undefined): value is string {
  return value !== undefined && (/^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(value) || isCalendarDate(value));
}
