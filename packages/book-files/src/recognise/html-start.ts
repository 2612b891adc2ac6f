import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import { scanHtml } from '@cae-map/expedition/texts/tag-scanner';

/** How many UTF-16 units of HTML are read for the start of a paragraph. */
const readUnits = 6000;

const boldElement = /^\s*<p(?:\s[^<>]*)?>\s*<(b|strong)(?:\s[^<>]*)?>/i;
const emptyElement = /<(b|strong|i|em|u|s|sub|sup|q|cite|span|a|abbr|time)(?:\s[^<>]*)?>\s*<\/\1>/gi;
const emptyBlock = /^\s*<(p|h[2-5]|blockquote)(?:\s[^<>]*)?>(?:\s|<br\s*\/?>)*<\/\1>\s*$/i;
const breakAtStart = /^(\s*<p(?:\s[^<>]*)?>)(?:\s|<br\s*\/?>)+/i;

/** The characters in bold at the beginning of a paragraph; null if it does not begin in bold. */
export function boldStart(html: string): string | null {
  const match = boldElement.exec(html);
  if (match === null) return null;
  const start = match[0].length;
  const end = html.toLowerCase().indexOf(`</${(match[1] ?? '').toLowerCase()}>`, start);
  if (end === -1) return null;
  const { text } = readMarkedText(html.slice(start, end));
  return text.trim() === '' ? null : text;
}

/**
 * The HTML of a paragraph without its first plain characters, a number of UTF-16 units of its plain text, and without the elements and line
 * breaks that are empty then; an empty string if nothing remains.
 */
export function htmlWithoutStart(html: string, units: number): string {
  const { text, htmlEnds } = readMarkedText(html.slice(0, readUnits));
  const cut = units === 0 ? 0 : (htmlEnds[Math.min(units, text.length) - 1] ?? html.length);
  const before = html.slice(0, cut);
  const tags = [...scanHtml(before)]
    .filter(({ kind }) => kind !== 'text')
    .map(({ start, end }) => html.slice(start, end));
  let rest = tags.join('') + html.slice(cut);
  for (let length = -1; length !== rest.length;) {
    length = rest.length;
    rest = rest.replaceAll(emptyElement, '');
  }
  rest = rest.replace(breakAtStart, '$1');
  return emptyBlock.test(rest) ? '' : rest;
}
