import { DOMParser as TextParser, type Node, type Schema } from '@tiptap/pm/model';

/** Parses HTML into a document without a window, in which nothing is loaded or run. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Parses the HTML of a text. White space is collapsed as browsers show it. */
export function parseText(html: string, schema: Schema): Node {
  return TextParser.fromSchema(schema).parse(parseHtml(html));
}
