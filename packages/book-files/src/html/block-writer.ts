import type { SourceBlock } from '../source-file.ts';
import { escapeText, writeAttributes } from './escape.ts';

type Attributes = Readonly<Record<string, string>>;

interface OpenTag {
  readonly name: string;
  readonly attributes: Attributes;
  /** Whether its start tag is written: an element without contents is not. */
  isWritten: boolean;
}

interface Leaf {
  /** Without a name, the contents of a list item without a paragraph. */
  readonly name: 'p' | 'heading' | '';
  /** The level of a heading, otherwise 0. */
  readonly level: number;
  readonly attributes: Attributes;
  html: string;
  /** What is written before the next text. */
  pending: '' | ' ' | 'break';
  isVisible: boolean;
}

/**
 * Writes blocks of the allow-list that are nested as a browser nests them: paragraphs contain no blocks, lists contain items only, and
 * an inline element around several blocks is repeated in each. Empty elements are not written, and white space is collapsed.
 */
export class BlockWriter {
  readonly blocks: SourceBlock[] = [];
  readonly #onBlock: () => void;
  readonly #containers: OpenTag[] = [];
  readonly #inlines: OpenTag[] = [];
  #leaf: Leaf | null = null;
  /** The top-level container that is being written. */
  #html = '';

  /** @param onBlock called after each block that is not within another one */
  constructor(onBlock: () => void = () => {}) {
    this.#onBlock = onBlock;
  }

  openParagraph(attributes: Attributes = {}): void {
    this.#openLeaf('p', 0, attributes);
  }

  /** @param level 1 to 6; a heading within a list or a quotation is a paragraph in strong letters */
  openHeading(level: number, attributes: Attributes): void {
    if (this.#containers.length === 0) this.#openLeaf('heading', level, attributes);
    else this.#openLeaf('p', 0, attributes);
  }

  get isInContainer(): boolean {
    return this.#containers.length > 0;
  }

  /** Closes the paragraph or heading. */
  closeLeaf(): void {
    const leaf = this.#leaf;
    if (leaf === null) return;
    this.#closeInlinesFrom(0);
    this.#leaf = null;
    if (!leaf.isVisible) return;
    const content = leaf.html;
    if (leaf.name === 'heading') this.#addBlock({ kind: 'heading', level: leaf.level, html: content });
    else if (leaf.name === '') this.#writeContained(content);
    else this.#writeContained(`<p${writeAttributes(leaf.attributes)}>${content}</p>`);
  }

  /** @returns the depth for `closeContainer` */
  openContainer(name: string, attributes: Attributes): number {
    this.closeLeaf();
    const depth = this.#containers.length;
    const parent = this.#containers.at(-1)?.name;
    const isInList = parent === 'ul' || parent === 'ol';
    if (name === 'li' && !isInList) return depth;
    if (name !== 'li' && isInList) this.#pushContainer('li', {});
    this.#pushContainer(name, attributes);
    return depth;
  }

  /** Closes the containers from a depth on. */
  closeContainer(depth: number): void {
    this.closeLeaf();
    while (this.#containers.length > depth) {
      const container = this.#containers.pop();
      if (container?.isWritten) this.#html += `</${container.name}>`;
    }
    if (this.#containers.length === 0) this.#finishContainer();
  }

  rule(): void {
    this.closeLeaf();
    const parent = this.#containers.at(-1)?.name;
    if (parent !== 'ul' && parent !== 'ol') this.#writeContained('<hr />');
  }

  /** @returns whether it was opened, so that `closeInline` is to be called: not within an element of the same name */
  openInline(name: string, attributes: Attributes): boolean {
    const isRepeated = this.#inlines.some((open) => open.name === name);
    if (isRepeated && (name === 'a' || Object.keys(attributes).length === 0)) return false;
    this.#inlines.push({ name, attributes, isWritten: false });
    return true;
  }

  closeInline(): void {
    this.#closeInlinesFrom(this.#inlines.length - 1);
    this.#inlines.pop();
  }

  break(): void {
    const leaf = this.#leaf;
    if (leaf === null || leaf.html === '') return;
    if (leaf.pending !== 'break') leaf.pending = 'break';
    else if (leaf.name === 'p') this.#openLeaf('p', 0, leaf.attributes);
  }

  /** Writes a mark between two parts of a paragraph; nothing at its beginning. */
  separate(mark: string): void {
    if (this.#leaf !== null && this.#leaf.html !== '') this.text(` ${mark} `);
  }

  /** Writes a text; its white space is collapsed. */
  text(text: string): void {
    for (const part of text.split(/([ \t\n\r\f]+)/)) {
      if (part === '') continue;
      if (/^[ \t\n\r\f]/.test(part)) this.#space();
      else this.#append(part);
    }
  }

  #space(): void {
    if (this.#leaf !== null && this.#leaf.html !== '' && this.#leaf.pending === '') this.#leaf.pending = ' ';
  }

  #append(text: string): void {
    const leaf = this.#leaf ?? this.#openImplicitLeaf();
    if (leaf.pending === 'break') leaf.html += '<br />';
    else leaf.html += leaf.pending;
    leaf.pending = '';
    for (const inline of this.#inlines) {
      if (inline.isWritten) continue;
      leaf.html += `<${inline.name}${writeAttributes(inline.attributes)}>`;
      inline.isWritten = true;
    }
    leaf.html += escapeText(text);
    leaf.isVisible ||= /[^\s\u00A0\u200B\u00AD]/.test(text);
  }

  /** Text outside of paragraphs. */
  #openImplicitLeaf(): Leaf {
    const parent = this.#containers.at(-1)?.name;
    if (parent === 'ul' || parent === 'ol') this.#pushContainer('li', {});
    const isItem = this.#containers.at(-1)?.name === 'li';
    return this.#setLeaf(isItem ? '' : 'p', 0, {});
  }

  #openLeaf(name: Leaf['name'], level: number, attributes: Attributes): void {
    this.closeLeaf();
    const parent = this.#containers.at(-1)?.name;
    if (parent === 'ul' || parent === 'ol') this.#pushContainer('li', {});
    this.#setLeaf(name, level, attributes);
  }

  #setLeaf(name: Leaf['name'], level: number, attributes: Attributes): Leaf {
    const leaf: Leaf = { name, level, attributes, html: '', pending: '', isVisible: false };
    this.#leaf = leaf;
    return leaf;
  }

  #pushContainer(name: string, attributes: Attributes): void {
    this.#containers.push({ name, attributes, isWritten: false });
  }

  #closeInlinesFrom(first: number): void {
    for (const inline of this.#inlines.slice(first).reverse()) {
      if (inline.isWritten && this.#leaf) this.#leaf.html += `</${inline.name}>`;
      inline.isWritten = false;
    }
  }

  #writeContained(html: string): void {
    for (const container of this.#containers) {
      if (container.isWritten) continue;
      this.#html += `<${container.name}${writeAttributes(container.attributes)}>`;
      container.isWritten = true;
    }
    this.#html += html;
    if (this.#containers.length === 0) this.#finishContainer();
  }

  #finishContainer(): void {
    const html = this.#html;
    this.#html = '';
    if (html !== '') this.#addBlock({ kind: 'content', level: 0, html });
  }

  #addBlock(block: SourceBlock): void {
    this.blocks.push(block);
    this.#onBlock();
  }
}
