/** A start tag of an HTML text. Names are in lower case; values are raw, without their quotes. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A part of an HTML text, with its position in the source (UTF-16 offsets, the end excluded). Comments are no tokens. */
export type HtmlToken = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'start'; readonly tag: StartTag }
  | { readonly kind: 'end'; readonly name: string }
);

const commentStart = '<!--';
const commentEnd = '-->';
const tagStart = /^[a-z]/i;

/**
 * Yields the start tags of an HTML text. Works without a DOM, so that the server and the browser parse texts
 * identically, and tolerates what browsers tolerate. An unterminated tag or comment ends the scan. Runs in linear time.
 */
export function* scanTags(html: string): Generator<StartTag> {
  for (const token of scanHtml(html)) if (token.kind === 'start') yield token.tag;
}

/**
 * Yields the texts and tags of an HTML text in document order, with the same tolerance and cost as `scanTags`. A text
 * contains entities as they are written; two texts may follow each other.
 */
export function* scanHtml(html: string): Generator<HtmlToken> {
  let textStart = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const markup = readMarkup(html, at);
    if (markup !== 'text') {
      if (at > textStart) yield { kind: 'text', start: textStart, end: at };
      if (markup === null) return;
      if (markup.token !== null) yield markup.token;
      textStart = markup.end;
    }
    at = html.indexOf('<', markup === 'text' ? at + 1 : markup.end);
  }
  if (textStart < html.length) yield { kind: 'text', start: textStart, end: html.length };
}

interface Markup {
  /** Null for a comment. */
  readonly token: HtmlToken | null;
  readonly end: number;
}

/** Parses a tag or a comment at its `<`; null when it is unterminated, `text` when the `<` is a character of the text. */
function readMarkup(html: string, start: number): Markup | null | 'text' {
  if (html.startsWith(commentStart, start)) {
    // The dashes of the start may be those of the end: browsers parse <!--> as a complete comment.
    const end = html.indexOf(commentEnd, start + '<!'.length);
    return end === -1 ? null : { token: null, end: end + commentEnd.length };
  }
  const isEnd = html.charAt(start + 1) === '/';
  const nameStart = start + (isEnd ? '</'.length : '<'.length);
  if (!tagStart.test(html.charAt(nameStart))) return 'text';
  const read = readStartTag(html, nameStart);
  if (read === null) return null;
  const { tag, end } = read;
  const token: HtmlToken = isEnd
    ? { kind: 'end', name: tag.name, start, end }
    : { kind: 'start', tag, start, end };
  return { token, end };
}

// Sticky patterns without nested repetition: each matches one run of characters without backtracking.
const nameRun = /[^\s/>]*/y;
const gapRun = /[\s/]*/y;
const attributeNameRun = /=?[^\s/>=]*/y;
const equalsRun = /\s*=\s*/y;
const bareValueRun = /[^\s>]*/y;

function run(pattern: RegExp, html: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? '';
}

/** Parses a tag from its name to after its `>`; null when it is unterminated. */
function readStartTag(html: string, start: number): { tag: StartTag; end: number } | null {
  const name = run(nameRun, html, start);
  const attributes = new Map<string, string>();
  let at = start + name.length;
  for (;;) {
    at += run(gapRun, html, at).length;
    if (at >= html.length) return null;
    if (html.charAt(at) === '>') return { tag: { name: name.toLowerCase(), attributes }, end: at + 1 };
    const attribute = readAttribute(html, at);
    if (attribute === null) return null;
    const attributeName = attribute.name.toLowerCase();
    // Browsers use the first of duplicate attributes.
    if (!attributes.has(attributeName)) attributes.set(attributeName, attribute.value);
    at = attribute.end;
  }
}

interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

/** Parses one attribute; null when its quoted value is unterminated. */
function readAttribute(html: string, start: number): Attribute | null {
  const name = run(attributeNameRun, html, start);
  const afterName = start + name.length;
  const equals = run(equalsRun, html, afterName);
  const valueStart = afterName + equals.length;
  if (equals === '') return { name, value: '', end: afterName };
  const quote = html.charAt(valueStart);
  if (quote !== '"' && quote !== "'") {
    const value = run(bareValueRun, html, valueStart);
    return { name, value, end: valueStart + value.length };
  }
  const close = html.indexOf(quote, valueStart + 1);
  return close === -1 ? null : { name, value: html.slice(valueStart + 1, close), end: close + 1 };
}
