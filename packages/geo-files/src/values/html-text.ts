import { Parser } from 'htmlparser2';
import { longestFeatureName, longestMarkup } from '../limits.ts';

/** Elements that begin and end a line. */
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/** Elements within a line. */
const inline: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big body br cite code col colgroup del dfn em font head html i iframe img ins kbd mark meta link o q s samp script small span strike strong style sub sup td th title tt u var'.split(
    ' ',
  ),
);

/** Elements whose contents are not text. */
const hidden: ReadonlySet<string> = new Set(['head', 'script', 'style', 'iframe', 'title']);

/**
 * Converts a text that may contain HTML to plain text: line breaks and paragraphs become lines, the URL of a link follows its text
 * in brackets, entities become characters, and other tags of HTML disappear. Tags that HTML does not have stay, because a text such
 * as `<Leh>` means them. Line breaks of a text without blocks and breaks stay.
 */
export function htmlToText(source: string): string {
  return toText(source.slice(0, longestMarkup), { hasUrls: true });
}

/** Converts a text that may contain HTML to one line, which `cutName` shortens; the URLs of links are left out. Null if nothing remains. */
export function htmlToName(source: string): string | null {
  const text = toText(source.slice(0, longestMarkup), { hasUrls: false });
  const name = text.replaceAll(/\s+/g, ' ').trim();
  return name === '' ? null : name;
}

/** The beginning of a name that is too long, without half of a character at its end. */
export function cutName(name: string): string {
  return name.slice(0, longestFeatureName).replace(/[\uD800-\uDBFF]$/, '');
}

/** A tag or comment, and an entity with its semicolon: without them a text is plain. */
const markup = /<[a-z/!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

interface Conversion {
  /** Whether the URLs of links follow their texts. */
  readonly hasUrls: boolean;
  /** Whether line breaks of the source are white space, as in HTML. */
  readonly collapses?: boolean;
}

function toText(source: string, { hasUrls }: Conversion): string {
  if (!markup.test(source)) return tidyLines(source);
  const { plain, hasLines } = convert(source, { hasUrls });
  return tidyLines(hasLines ? convert(source, { hasUrls, collapses: true }).plain : plain);
}

function convert(
  source: string,
  { hasUrls, collapses = false }: Conversion,
): { readonly plain: string; readonly hasLines: boolean } {
  let plain = '';
  let hasLines = false;
  let hiddenDepth = 0;
  const links: { readonly href: string; readonly start: number }[] = [];
  const newLine = (): void => {
    hasLines = true;
    if (plain !== '' && !plain.endsWith('\n')) plain += '\n';
  };
  const parser: Parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (hidden.has(name)) hiddenDepth += 1;
      if (isImplied || hiddenDepth > 0) return;
      if (name === 'br') {
        hasLines = true;
        plain += '\n';
      } else if (blocks.has(name)) newLine();
      else if (name === 'a') links.push({ href: attributes['href'] ?? '', start: plain.length });
      else if (name === 'td' || name === 'th') plain += plain === '' || plain.endsWith('\n') ? '' : ' ';
      else if (!inline.has(name)) plain += source.slice(parser.startIndex, parser.endIndex + 1);
    },
    ontext(more) {
      if (hiddenDepth === 0) plain += collapses ? more.replaceAll(/[\t\n\r ]+/g, ' ') : more;
    },
    onclosetag(name, isImplied) {
      if (hidden.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
      else if (hiddenDepth > 0) return;
      else if (name === 'a') closeLink();
      else if (blocks.has(name)) newLine();
      else if (!isImplied && !inline.has(name)) plain += source.slice(parser.startIndex, parser.endIndex + 1);
    },
  });
  const closeLink = (): void => {
    const link = links.pop();
    if (!hasUrls || link === undefined || !/^https?:\/\//i.test(link.href)) return;
    const label = plain.slice(link.start).trim();
    if (label === '') plain += link.href;
    else if (label !== link.href) plain += ` (${link.href})`;
  };
  parser.end(source);
  return { plain, hasLines };
}

/** Trims the lines, and leaves one empty line of several. */
function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
