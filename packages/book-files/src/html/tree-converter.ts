import type { LeftOutCounter } from '../left-out-counter.ts';
import type { SourceBlock } from '../source-file.ts';
import { BlockWriter } from './block-writer.ts';
import { elementRule, type ElementRule } from './element-rules.ts';
import { textOf, type MarkupElement } from './markup.ts';
import { emphasisOfStyle, hasNoEmphasis, keepAttributes } from './source-attributes.ts';
import type { SourceNotes } from './source-notes.ts';

/** Converts the tree of a document into blocks of the allow-list; notes follow the blocks that refer to them. */
export class TreeConverter {
  readonly #notes: SourceNotes;
  readonly #leftOut: LeftOutCounter;
  readonly #numbers = new Map<MarkupElement, number>();
  readonly #pending: MarkupElement[] = [];
  readonly #blocks: SourceBlock[] = [];
  #writer: BlockWriter;
  /** How many tables are around the current position; their cells contain no blocks. */
  #tables = 0;

  constructor(notes: SourceNotes, leftOut: LeftOutCounter) {
    this.#notes = notes;
    this.#leftOut = leftOut;
    this.#writer = this.#createWriter();
  }

  convert(root: MarkupElement): readonly SourceBlock[] {
    this.#writeChildren(root);
    this.#writer.closeLeaf();
    this.#removeHeadingOfNotes();
    // Notes that only left out parts refer to.
    for (const note of this.#notes.notes) this.#numberOf(note);
    this.#writeNotes();
    return this.#blocks;
  }

  /** The heading of the part with the notes, which are elsewhere, has nothing below it. */
  #removeHeadingOfNotes(): void {
    if (this.#notes.notes.size === 0) return;
    while (this.#blocks.at(-1)?.kind === 'heading') this.#blocks.pop();
  }

  #createWriter(): BlockWriter {
    const writer = new BlockWriter(() => {
      this.#blocks.push(...writer.blocks.splice(0));
      this.#writeNotes();
    });
    return writer;
  }

  /** Writes the notes that the last block refers to, and those that they refer to. */
  #writeNotes(): void {
    // A note may refer to further ones, which are added to the list meanwhile.
    for (const note of this.#pending) {
      const text = this.#writer;
      const blocks: SourceBlock[] = [];
      const writer = new BlockWriter(() => blocks.push(...writer.blocks.splice(0)));
      this.#writer = writer;
      this.#writeChildren(note);
      writer.closeLeaf();
      this.#writer = text;
      for (const block of numbered(blocks, this.#numberOf(note))) this.#blocks.push(block);
    }
    this.#pending.length = 0;
  }

  /** The number of a note, in the order of the references. */
  #numberOf(note: MarkupElement): number {
    const known = this.#numbers.get(note);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(note, number);
    this.#pending.push(note);
    return number;
  }

  #writeChildren({ children }: Pick<MarkupElement, 'children'>): void {
    for (const child of children) {
      if (typeof child === 'string') this.#writer.text(child);
      else this.#writeElement(child);
    }
  }

  #writeElement(element: MarkupElement): void {
    const note = this.#notes.noteOf.get(element);
    if (note !== undefined) {
      this.#writeInline('sup', {}, { children: [String(this.#numberOf(note))] });
    } else if (!this.#notes.notes.has(element) && !this.#notes.backLinks.has(element)) {
      this.#follow(elementRule(element.name), element);
    }
  }

  #follow(rule: ElementRule, element: MarkupElement): void {
    switch (rule.kind) {
      case 'inline':
        return this.#writeStyled(rule.name, element);
      case 'leaf':
      case 'heading':
        return this.#writeLeaf(rule, element);
      case 'container':
        return this.#writeContainer(rule.name, element);
      case 'separator':
        return this.#writeSeparated(element);
      case 'break':
        return this.#writer.break();
      case 'rule':
        return this.#writer.rule();
      case 'preformatted':
        return this.#writePreformatted(element);
      case 'table':
        return this.#writeTable(element);
      case 'row':
      case 'cell':
        return this.#writeTablePart(rule.kind, element);
      case 'ignored':
        return this.#writeStyled(null, element);
      case 'hidden':
        return;
      case 'dropped':
        return this.#leftOut.add(rule.as, exampleOf(element));
      case 'unwrapped':
        this.#leftOut.add(rule.as, element.name);
        return this.#writeStyled(null, element);
    }
  }

  #attributesOf(name: string, element: MarkupElement): Record<string, string> {
    return keepAttributes(name, element.attributes, this.#leftOut);
  }

  /** @param name the inline element that is written; null for none */
  #writeStyled(name: string | null, element: MarkupElement): void {
    const style = element.attributes['style'] ?? '';
    const emphasis = emphasisOfStyle(style).filter((each) => each !== name);
    if (style !== '' && emphasis.length === 0) this.#leftOut.add('style', style);
    const attributes = this.#attributesOf(name ?? 'span', element);
    const hasAttributes = Object.keys(attributes).length > 0;
    const isNeeded = name === 'a' || name === 'span' ? hasAttributes : name !== null;
    const written = name === null || !isNeeded || hasNoEmphasis(name, style) ? [] : [name];
    this.#writeNested([...written, ...emphasis], attributes, element);
  }

  #writeNested(
    names: readonly string[],
    attributes: Readonly<Record<string, string>>,
    element: Pick<MarkupElement, 'children'>,
  ): void {
    const [name, ...others] = names;
    if (name === undefined) this.#writeChildren(element);
    else this.#writeInline(name, attributes, element, others);
  }

  #writeInline(
    name: string,
    attributes: Readonly<Record<string, string>>,
    element: Pick<MarkupElement, 'children'>,
    inner: readonly string[] = [],
  ): void {
    const isOpened = this.#writer.openInline(name, attributes);
    this.#writeNested(inner, {}, element);
    if (isOpened) this.#writer.closeInline();
  }

  #writeLeaf(rule: ElementRule, element: MarkupElement): void {
    if (this.#tables > 0) return this.#writeWithBlanks(element);
    const attributes = this.#attributesOf('p', element);
    if (rule.kind !== 'heading') this.#writer.openParagraph(attributes);
    else this.#writer.openHeading(rule.level, attributes);
    // A heading within a list or a quotation is a paragraph, whose rank the emphasis shows.
    if (rule.kind === 'heading' && this.#writer.isInContainer) this.#writeInline('strong', {}, element);
    else this.#writeEmphasised(element);
    this.#writer.closeLeaf();
  }

  /** The contents of a block whose style is emphasis. */
  #writeEmphasised(element: MarkupElement): void {
    const style = element.attributes['style'] ?? '';
    const emphasis = emphasisOfStyle(style);
    if (style !== '' && emphasis.length === 0) this.#leftOut.add('style', style);
    this.#writeNested(emphasis, {}, element);
  }

  #writeContainer(name: string, element: MarkupElement): void {
    if (this.#tables > 0) return this.#writeWithBlanks(element);
    const depth = this.#writer.openContainer(name, this.#attributesOf(name, element));
    this.#writeEmphasised(element);
    this.#writer.closeContainer(depth);
  }

  #writeSeparated(element: MarkupElement): void {
    if (this.#tables > 0) return this.#writeWithBlanks(element);
    this.#attributesOf('p', element);
    this.#writer.closeLeaf();
    this.#writeEmphasised(element);
    this.#writer.closeLeaf();
  }

  #writeWithBlanks(element: MarkupElement): void {
    this.#writer.text(' ');
    this.#writeChildren(element);
    this.#writer.text(' ');
  }

  /** Line breaks of the source are breaks. */
  #writePreformatted(element: MarkupElement): void {
    if (this.#tables > 0) return this.#writeWithBlanks(element);
    this.#writer.openParagraph();
    textOf(element)
      .split('\n')
      .forEach((line, index) => {
        if (index > 0) this.#writer.break();
        this.#writer.text(line);
      });
    this.#writer.closeLeaf();
  }

  /** A table becomes a paragraph for each row. */
  #writeTable(element: MarkupElement): void {
    this.#leftOut.add('table', textOf(element));
    if (this.#tables > 0) return this.#writeWithBlanks(element);
    this.#writer.closeLeaf();
    this.#tables += 1;
    this.#writeChildren(element);
    this.#tables -= 1;
    this.#writer.closeLeaf();
  }

  #writeTablePart(kind: 'row' | 'cell', element: MarkupElement): void {
    if (this.#tables !== 1) return this.#writeWithBlanks(element);
    if (kind === 'row') {
      this.#writer.openParagraph();
      this.#writeChildren(element);
      return this.#writer.closeLeaf();
    }
    this.#writer.separate('|');
    this.#writeChildren(element);
  }
}

function exampleOf(element: MarkupElement): string {
  const { src = '', alt = '', data = '', href = '' } = element.attributes;
  const name = [src, data, href].find((each) => each !== '' && !each.startsWith('data:')) ?? '';
  if (name !== '') return name;
  return alt === '' ? textOf(element).trim() || element.name : alt;
}

/** The blocks of a note, which begin with its number. */
function numbered(blocks: readonly SourceBlock[], number: number): readonly SourceBlock[] {
  const mark = `<sup>${number}</sup>`;
  const [first, ...others] = blocks.map(asContent);
  if (first === undefined) return [];
  const html = first.html.startsWith('<p')
    ? first.html.replace(/^<p[^>]*>/, (tag) => `${tag}${mark} `)
    : `<p>${mark}</p>${first.html}`;
  return [{ ...first, html }, ...others];
}

function asContent(block: SourceBlock): SourceBlock {
  if (block.kind === 'content') return block;
  return { kind: 'content', level: 0, html: `<p>${block.html}</p>` };
}
