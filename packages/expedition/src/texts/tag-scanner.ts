/** A start tag of an HTML text. Names are in lower case; values are raw, without their quotes. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const commentStart = '<!--';
const commentEnd = '-->';
const tagStart = /^[a-z]/i;

/**
 * Yields the start tags of an HTML text. Works without a DOM, so that the server and the browser parse texts
 * identically, and tolerates what browsers tolerate. An unterminated tag or comment ends the scan. Runs in linear time.
 */
export function* scanTags(html: string): Generator<StartTag> {
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith(commentStart, at)) {
      // The dashes of the start may be those of the end: browsers parse <!--> as a complete comment.
      const end = html.indexOf(commentEnd, at + '<!'.length);
      if (end === -1) return;
      at = html.indexOf('<', end + commentEnd.length);
    } else if (tagStart.test(html.charAt(at + 1))) {
      const read = readStartTag(html, at + 1);
      if (read === null) return;
      yield read.tag;
      at = html.indexOf('<', read.end);
    } else {
      at = html.indexOf('<', at + 1);
    }
  }
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
