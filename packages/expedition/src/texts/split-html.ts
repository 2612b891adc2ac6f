/** An HTML text in two parts, each whole in itself: the beginning that stands alone, and the rest. */
export interface SplitHtml {
  /** Ends with an ellipsis where it ends within a sentence. */
  readonly start: string;
  /** Begins with the elements that the beginning was cut in; empty when the text is too short to be split. */
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

/** A tag, an entity, or a run of blanks; anything else is one letter. Texts are cleaned before and hold no comments. */
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
 * Splits a long text after at most so many letters: at the end of a paragraph where one lies in the second half of them,
 * else at the end of a word. A text of which less than half as much again would remain stays whole. It looks at no more
 * of the text than that, however long the text is.
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

/** A blank ends a word; a text without blanks is cut after its last letter that fits. */
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
    // A letter of two code units stays whole.
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
