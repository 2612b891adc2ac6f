import { cleanSourceHtml } from '../html/clean-source-html.ts';
import { escapeText, writeAttributes } from '../html/escape.ts';
import { textOf, visitElements, type MarkupElement, type MarkupNode } from '../html/markup.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';
import { nameOfUrl } from '../own-files/name-links.ts';
import { emptyMark, headingLevels } from './styles.ts';

/** A part of HTML that is written: characters, or the tag of a mark. */
const tagPattern = /<(\/?)([a-z][a-z0-9]*)(?: [^<>]*)?>/g;

/** Elements that look like a mark of another name: the format of `<b>` is read as `<strong>`. */
const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em', cite: 'em' };

/** The names of headings by those of the document. */
const headings = new Map(Object.entries(headingLevels).map(([name, level]) => [`h${level}`, name]));

/**
 * Creates the reader of the blocks of a document of ours.
 * @param root the HTML of the document
 * @param origin the origin of links to places and people
 * @returns a function that returns the HTML of a block, with its notes behind it; empty for the list of all notes
 */
export function createBlockReader(
  root: MarkupElement,
  origin: string,
  leftOut: LeftOutCounter,
): (element: MarkupElement) => string {
  const notes = findNotes(root);
  let count = 0;
  return (element) => {
    if (isNoteList(element)) return '';
    const writer = new InlineWriter(origin, leftOut);
    const html = blockHtml(element, writer, leftOut);
    const ofBlock = writer.notes.flatMap((id) => {
      const note = notes.get(id);
      return note === undefined ? [] : [note];
    });
    const paragraphs = ofBlock.map((note) => {
      count += 1;
      return `<p><sup>${count}</sup> ${escapeText(
        textOf(note)
          .replaceAll(/\s*↑\s*$/g, '')
          .trim(),
      )}</p>`;
    });
    let number = count - ofBlock.length;
    const numbered = html.replaceAll(noteMark, () => {
      number += 1;
      return `<sup>${number}</sup>`;
    });
    return numbered + paragraphs.join('');
  };
}

/** Stands for the number of a note until the numbers are known. */
const noteMark = '<sup></sup>';

function blockHtml(element: MarkupElement, writer: InlineWriter, leftOut: LeftOutCounter): string {
  const { name, attributes, children } = element;
  if (attributes['class'] === 'rule') return '<hr />';
  if (attributes['class'] === 'parts') return writer.write(children);
  const own = name === 'p' ? 'p' : headings.get(name);
  if (own !== undefined) return withTag(own, writer.write(children));
  if (name === 'blockquote' || name === 'ul' || name === 'ol' || name === 'li') {
    const inner = children.map((child) => {
      const isBlock = typeof child === 'object' && /^(?:p|ul|ol|li|blockquote)$/.test(child.name);
      return isBlock ? blockHtml(child, writer, leftOut) : writer.write([child]);
    });
    return name === 'li' ? withTag('li', inner.join('')) : `<${name}>${inner.join('')}</${name}>`;
  }
  const cleaned = cleanSourceHtml(serialise(element));
  leftOut.addAll(cleaned.leftOut);
  return cleaned.html;
}

/** A mark at the beginning of a block is its start tag, with its attributes. */
function withTag(name: string, html: string): string {
  const tag = new RegExp(`^<${name}(?: [^<>]*)>`).exec(html)?.[0] ?? '';
  return `${tag === '' ? `<${name}>` : tag}${html.slice(tag.length)}</${name}>`;
}

/** Writes the contents of a paragraph; the hidden marks are tags, and formats within the mark of the same element are its appearance. */
class InlineWriter {
  /** The ids of the notes that were referred to. */
  readonly notes: string[] = [];
  readonly #origin: string;
  readonly #leftOut: LeftOutCounter;
  #openMarks: string[] = [];

  constructor(origin: string, leftOut: LeftOutCounter) {
    this.#origin = origin;
    this.#leftOut = leftOut;
  }

  write(nodes: readonly MarkupNode[]): string {
    return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : this.#element(node))).join('');
  }

  #element(element: MarkupElement): string {
    const { name, attributes, children } = element;
    if (name === 'code') return this.#mark(textOf(element));
    if (name === 'br') return '<br />';
    if (name === 'img') {
      this.#leftOut.add('picture');
      return '';
    }
    if (name === 'a') return this.#link(attributes['href'], children);
    if (this.#openMarks.some((mark) => (alike[mark] ?? mark) === name)) return this.write(children);
    const [note] = children;
    if (name === 'sup' && typeof note === 'object' && this.#isNote(note)) return noteMark;
    return `<${name}${writeAttributes(attributes)}>${this.write(children)}</${name}>`;
  }

  #isNote({ name, attributes }: MarkupElement): boolean {
    const [, id] = /^#((?:foot|end)note-.+)$/.exec(attributes['href'] ?? '') ?? [];
    if (name !== 'a' || id === undefined) return false;
    this.notes.push(id);
    return true;
  }

  #link(href: string | undefined, children: readonly MarkupNode[]): string {
    const content = this.write(children);
    if (href === undefined || href.startsWith('#')) return content;
    return `<a${writeAttributes(nameOfUrl(href, this.#origin) ?? { href })}>${content}</a>`;
  }

  #mark(text: string): string {
    const html = text.replaceAll(emptyMark, '');
    for (const [tag, slash, name = ''] of html.matchAll(tagPattern)) {
      if (slash === '/') {
        const index = this.#openMarks.lastIndexOf(name);
        if (index !== -1) this.#openMarks = this.#openMarks.toSpliced(index, 1);
      } else if (!tag.endsWith('/>')) this.#openMarks.push(name);
    }
    return html;
  }
}

function findNotes(root: MarkupElement): ReadonlyMap<string, MarkupElement> {
  const notes = new Map<string, MarkupElement>();
  visitElements(root, (element) => {
    const { id } = element.attributes;
    if (element.name === 'li' && id !== undefined && /^(?:foot|end)note-/.test(id)) notes.set(id, element);
  });
  return notes;
}

function isNoteList({ name, children }: MarkupElement): boolean {
  const [first] = children;
  return (
    name === 'ol' && typeof first === 'object' && /^(?:foot|end)note-/.test(first.attributes['id'] ?? '')
  );
}

function serialise(node: MarkupNode): string {
  if (typeof node === 'string') return escapeText(node);
  const content = node.children.map(serialise).join('');
  return `<${node.name}${writeAttributes(node.attributes)}>${content}</${node.name}>`;
}
