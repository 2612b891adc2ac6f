/** An HTML text split in two well-formed parts: an excerpt, and the rest. */
export interface SplitHtml {
  /** Ends with an ellipsis when it is cut within a block. */
  readonly start: string;
  /** Reopens the elements that the cut closed; empty when the text is too short to be split. */
  readonly rest: string;
}

const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);
const blockElements: ReadonlySet<string> = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'h5',
]);

/**
 * A tag, an entity or a run of whitespace; anything else is a single character. Texts are sanitized and contain no
 * comments.
 */
const tokenPattern = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)[^<>]*>|&#?\w{1,31};|\s+/iy;

interface OpenElement {
  readonly name: string;
  readonly tag: string;
}

interface Cut {
  readonly at: number;
  readonly open: readonly OpenElement[];
  readonly isWithinBlock: boolean;
}

/**
 * Splits a long text after at most `letters` characters: at the end of a block when there is one in the second half of
 * them, otherwise at the end of a word. A text is not split when its rest would be shorter than half of `letters`.
 * Stops reading at one and a half times `letters`, however long the text is.
 */
export function splitHtml(html: string, letters: number): SplitHtml {
  const open: OpenElement[] = [];
  let cut: Cut | null = null;
  let count = 0;
  for (let at = 0; at < html.length;) {
    const token = tokenAt(html, at);
    const end = at + token.length;
    if (isEndOfWord(token, count, letters, cut)) cut = { at, open: [...open], isWithinBlock: true };
    if (token.kind === 'start' && !voidElements.has(token.name)) {
      open.push({ name: token.name, tag: html.slice(at, end) });
    } else if (token.kind === 'end') {
      close(open, token.name);
      if (blockElements.has(token.name) && count <= letters && count * 2 >= letters) {
        cut = { at: end, open: [...open], isWithinBlock: false };
      }
    } else if (token.kind !== 'start') {
      count += 1;
    }
    if (cut !== null && count > letters * 1.5) return partsAt(html, cut);
    at = end;
  }
  return { start: html, rest: '' };
}

/** Whitespace ends a word; a text without whitespace is cut after the last character that fits. */
function isEndOfWord({ kind }: Token, count: number, letters: number, cut: Cut | null): boolean {
  if (count > letters || cut?.isWithinBlock === false) return false;
  return kind === 'blank' || (count === letters && cut === null);
}

function close(open: OpenElement[], name: string): void {
  const opened = open.findLastIndex((element) => element.name === name);
  if (opened !== -1) open.length = opened;
}

type Token =
  | { readonly kind: 'blank' | 'letter'; readonly length: number }
  | { readonly kind: 'start' | 'end'; readonly name: string; readonly length: number };

function tokenAt(html: string, at: number): Token {
  tokenPattern.lastIndex = at;
  const match = tokenPattern.exec(html);
  if (match === null) {
    // A surrogate pair is one character.
    return { kind: 'letter', length: (html.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1 };
  }
  const [{ length }] = match;
  const name = match.groups?.name?.toLowerCase();
  if (name !== undefined) return { kind: match.groups?.close === '/' ? 'end' : 'start', name, length };
  return { kind: match[0].startsWith('&') ? 'letter' : 'blank', length };
}

function partsAt(html: string, { at, open, isWithinBlock }: Cut): SplitHtml {
  const closing = open.toReversed().map(({ name }) => `</${name}>`);
  return {
    start: html.slice(0, at) + (isWithinBlock ? '…' : '') + closing.join(''),
    rest: open.map(({ tag }) => tag).join('') + html.slice(at),
  };
}
