import { Parser } from 'htmlparser2';
import { cleanText } from '@cae-map/contract/text';
import { BookFileError } from '../failure.ts';
import { deepestMarkup, type MarkupElement, type MarkupNode } from './markup.ts';

/**
 * How many elements may be open. Old HTML has thousands that are never closed; the parser needs time with the square of their number.
 */
const mostOpenElements = 20_000;

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

/** Elements without child elements; they are kept apart from the text however deep they are. */
const rawElements: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * Parses HTML or XHTML into a tree; malformed markup is corrected as browsers do.
 * @param isXhtml whether `<p/>` is a whole element
 * @throws {BookFileError} with the code `damaged` for more than 20,000 elements within each other
 * @returns an element without a name that contains the document
 */
export function parseHtml(html: string, { isXhtml = false } = {}): MarkupElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const path: OpenElement[] = [root];
  let unwrapped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unwrapped > 0 || (path.length > deepestMarkup && !rawElements.has(name))) {
          unwrapped += 1;
          if (unwrapped > mostOpenElements)
            throw new BookFileError('damaged', `more than ${mostOpenElements} elements within each other`);
          return;
        }
        const element: OpenElement = { name, attributes, children: [] };
        path.at(-1)?.children.push(element);
        path.push(element);
      },
      ontext(text) {
        const children = path.at(-1)?.children ?? [];
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        if (unwrapped > 0) unwrapped -= 1;
        else if (path.length > 1) path.pop();
      },
    },
    { recognizeSelfClosing: isXhtml, recognizeCDATA: isXhtml, lowerCaseTags: true },
  );
  parser.write(cleanText(html));
  parser.end();
  return root;
}
