import { textOf, type MarkupElement, type MarkupNode } from '../html/markup.ts';
import { elementsOf } from '../xml/parse-xml.ts';

/** The elements of FictionBook that have the same meaning as one of HTML. */
const htmlNames: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strikethrough: 's',
  epigraph: 'blockquote',
  cite: 'blockquote',
  annotation: 'section',
  poem: 'blockquote',
  date: 'p',
  // HTML has another meaning of these names.
  style: 'font',
};

/**
 * Converts a body of FictionBook to elements of HTML.
 * @param isNotes whether its sections are notes
 * @param binaries the ids of the pictures in the file, which are counted elsewhere
 */
export function bodyMarkup(
  body: MarkupElement,
  isNotes: boolean,
  binaries: ReadonlySet<string>,
): MarkupElement {
  const element = (name: string, children: readonly MarkupNode[], attributes = {}): MarkupElement => ({
    name,
    attributes,
    children,
  });
  const all = (children: readonly MarkupNode[], depth: number) =>
    children.map((child) => convert(child, depth));
  const convert = (node: MarkupNode, depth: number): MarkupNode => {
    if (typeof node === 'string') return node;
    const { name, attributes, children } = node;
    const id: Record<string, string> = attributes['id'] === undefined ? {} : { id: attributes['id'] };
    switch (name) {
      case 'section':
        return isNotes && depth === 1
          ? element('aside', all(withoutTitle(children), depth + 1), { ...id, 'epub:type': 'footnote' })
          : element('section', all(children, depth + 1), id);
      case 'title':
        return element(
          headingName(depth),
          titleOf(node, (each) => all(each, depth)),
          id,
        );
      case 'subtitle':
        return isVisible(node)
          ? element(headingName(depth + 1), all(children, depth), id)
          : element('hr', []);
      case 'stanza':
        return element(
          'p',
          versesOf(node, (each) => all(each, depth)),
          id,
        );
      case 'text-author':
        return element('p', [element('cite', all(children, depth))], id);
      case 'v':
        return element('p', all(children, depth), id);
      case 'empty-line':
        return element('section', []);
      case 'a':
        return element('a', all(children, depth), linkAttributes(attributes));
      case 'image': {
        const target = hrefOf(attributes);
        return element(binaries.has(target.slice(1)) ? 'source' : 'img', [], { src: target });
      }
      default:
        return element(htmlNames[name] ?? name, all(children, depth), id);
    }
  };
  return element('section', all(body.children, 1));
}

/** The title of a body has the highest level. */
function headingName(depth: number): string {
  return `h${Math.min(depth, 6)}`;
}

/** The lines of a title as sentences in one line. */
function titleOf(
  title: MarkupElement,
  convert: (nodes: readonly MarkupNode[]) => readonly MarkupNode[],
): readonly MarkupNode[] {
  const lines = elementsOf(title).filter(isVisible);
  return lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    if (previous === undefined) return convert(line.children);
    return [/[.!?…:,;]\s*$/.test(textOf(previous)) ? ' ' : '. ', ...convert(line.children)];
  });
}

function isVisible(element: MarkupElement): boolean {
  return /[\p{L}\p{N}]/u.test(textOf(element));
}

/** A stanza is a paragraph with a line for each verse. */
function versesOf(
  stanza: MarkupElement,
  convert: (nodes: readonly MarkupNode[]) => readonly MarkupNode[],
): readonly MarkupNode[] {
  return elementsOf(stanza).flatMap((verse, index) => {
    const lineBreak: MarkupElement = { name: 'br', attributes: {}, children: [] };
    const line = verse.name === 'title' ? titleOf(verse, convert) : convert(verse.children);
    return index === 0 ? line : [lineBreak, ...line];
  });
}

/** The title of a note is its number. */
function withoutTitle(children: readonly MarkupNode[]): readonly MarkupNode[] {
  return children.filter((child) => typeof child === 'string' || child.name !== 'title');
}

function hrefOf(attributes: Readonly<Record<string, string>>): string {
  const name = Object.keys(attributes).find((each) => each === 'href' || each.endsWith(':href'));
  return name === undefined ? '' : (attributes[name] ?? '');
}

function linkAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const type: Record<string, string> = attributes['type'] === 'note' ? { 'epub:type': 'noteref' } : {};
  return { href: hrefOf(attributes), ...type };
}
