import type { MarkedExtension, Tokens } from 'marked';

const reference = /^\[\^([^\]\s]{1,100})\](?!:)/;
/** The text of a note, with the lines that are indented below it. */
const definition = /^\[\^([^\]\s]{1,100})\]:[ \t]*([^\n]*(?:\n(?:[ \t]*\n)*(?: {2,}|\t)[^\n]+)*)(?:\n|$)/;

/**
 * Footnotes of Markdown as HTML: `[^1]` is a link to its note `[^1]: …`. They are numbered in the order of the references; a reference without
 * a note stays as it is written.
 * @param markdown the whole text, whose notes are known before the references are read
 */
export function footnotes(markdown: string): MarkedExtension {
  const defined = new Set(
    [...markdown.matchAll(/^ {0,3}\[\^([^\]\s]{1,100})\]:/gm)].map(([, id = '']) => id),
  );
  const numbers = new Map<string, number>();
  return {
    extensions: [
      {
        name: 'footnoteReference',
        level: 'inline',
        start: (source) => source.indexOf('[^'),
        tokenizer(source) {
          const match = reference.exec(source);
          if (match === null || !defined.has(match[1] ?? '')) return undefined;
          return { type: 'footnoteReference', raw: match[0], id: match[1] };
        },
        renderer(token) {
          const id = String(token['id']);
          const number = numbers.get(id) ?? numbers.size + 1;
          numbers.set(id, number);
          return `<sup><a role="doc-noteref" href="#${idOf(id)}">${number}</a></sup>`;
        },
      },
      {
        name: 'footnote',
        level: 'block',
        start: (source) => /(?:^|\n) {0,3}\[\^/.exec(source)?.index,
        tokenizer(source) {
          const match = definition.exec(source);
          if (match === null) return undefined;
          const text = (match[2] ?? '').replaceAll(/\n(?: {4}|\t| {2,3})/g, '\n');
          return { type: 'footnote', raw: match[0], id: match[1], tokens: this.lexer.blockTokens(text, []) };
        },
        renderer(token: Tokens.Generic) {
          const id = idOf(String(token['id']));
          return `<aside id="${id}" role="doc-footnote">${this.parser.parse(token.tokens ?? [])}</aside>\n`;
        },
      },
    ],
  };
}

/** An id that is valid in HTML for any label. */
function idOf(label: string): string {
  return `footnote-${encodeURIComponent(label)}`;
}
