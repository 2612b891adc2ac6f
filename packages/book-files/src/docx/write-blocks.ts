import { splitBlocks } from '@cae-map/expedition/sentences/split-blocks';
import { HeadingLevel, Paragraph, TextRun, type ParagraphChild } from 'docx';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { emptyMark, headingLevels, orderedList, ownStyles } from './styles.ts';
import { markRun, startTag, writeRuns } from './write-runs.ts';

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const blockElements: ReadonlySet<string> = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'h5',
  'hr',
]);

/** Writes the HTML of texts as paragraphs of Word. */
export class BlockParagraphs {
  readonly #origin: string;
  #lists = 0;

  /** @param origin what is before the paths of places and people, such as `https://example.org` */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The paragraphs of a text. */
  write(html: string): Paragraph[] {
    const blocks = splitBlocks(html);
    if (blocks.join('') !== html) return [this.#parts(parseHtml(html).children)];
    let previous = '';
    return blocks.flatMap((block) => {
      const nodes = parseHtml(block).children;
      const [element] = nodes;
      const name = nodes.length === 1 && typeof element === 'object' ? element.name : '';
      const isSeparate = name !== previous || name === 'p' || name.startsWith('h');
      previous = name;
      const written =
        typeof element === 'object' && nodes.length === 1 && isSeparate ? this.#block(element) : null;
      return written ?? [this.#parts(nodes)];
    });
  }

  /** Null for a block that Word has no form for. */
  #block(element: MarkupElement): Paragraph[] | null {
    const { name, attributes, children } = element;
    const hasAttributes = Object.keys(attributes).length > 0;
    if (name === 'hr')
      return hasAttributes
        ? null
        : [new Paragraph({ style: ownStyles.rule.id, children: [new TextRun('* * *')] })];
    const isInline = !children.some((child) => typeof child === 'object' && blockElements.has(child.name));
    if (name === 'p') return isInline ? [new Paragraph({ children: this.#runs(element) })] : null;
    const heading = levels[(headingLevels[name] ?? 0) - 1];
    if (heading !== undefined)
      return isInline ? [new Paragraph({ heading, children: this.#runs(element) })] : null;
    if (hasAttributes || children.length === 0) return null;
    if (name === 'blockquote') return this.#quote(children);
    return name === 'ul' || name === 'ol' ? this.#list(name, children) : null;
  }

  /** The contents of a block, with its tag as a mark if it has attributes. */
  #runs(element: MarkupElement): ParagraphChild[] {
    const { attributes, children } = element;
    const runs = writeRuns(children, this.#origin);
    if (Object.keys(attributes).length > 0) return [markRun(startTag(element)), ...runs];
    return runs.length === 0 ? [markRun(emptyMark)] : runs;
  }

  #quote(children: readonly MarkupNode[]): Paragraph[] | null {
    const paragraphs = children.filter(
      (child) => typeof child === 'object' && child.name === 'p' && this.#block(child) !== null,
    );
    if (paragraphs.length !== children.length) return null;
    return paragraphs.flatMap((child) =>
      typeof child === 'object'
        ? [new Paragraph({ style: ownStyles.quote.id, children: this.#runs(child) })]
        : [],
    );
  }

  #list(name: string, children: readonly MarkupNode[]): Paragraph[] | null {
    const items = children.filter((child) => typeof child === 'object' && isPlainItem(child));
    if (items.length !== children.length) return null;
    this.#lists += 1;
    const instance = this.#lists;
    return items.flatMap((item) => {
      if (typeof item === 'string') return [];
      const runs = this.#runs(item);
      return [
        name === 'ul'
          ? new Paragraph({ bullet: { level: 0 }, children: runs })
          : new Paragraph({ numbering: { reference: orderedList, level: 0, instance }, children: runs }),
      ];
    });
  }

  /** One paragraph with all tags of blocks as marks. */
  #parts(nodes: readonly MarkupNode[]): Paragraph {
    return new Paragraph({
      style: ownStyles.parts.id,
      children: [markRun(emptyMark), ...this.#partRuns(nodes)],
    });
  }

  #partRuns(nodes: readonly MarkupNode[]): ParagraphChild[] {
    const runs: ParagraphChild[] = [];
    let inline: MarkupNode[] = [];
    const flush = (): void => {
      runs.push(...writeRuns(inline, this.#origin));
      inline = [];
    };
    for (const node of nodes) {
      if (typeof node === 'string' || !blockElements.has(node.name)) inline.push(node);
      else {
        flush();
        if (node.name === 'hr') runs.push(markRun(startTag(node).replace('>', ' />')));
        else runs.push(markRun(startTag(node)), ...this.#partRuns(node.children), markRun(`</${node.name}>`));
      }
    }
    flush();
    return runs;
  }
}

function isPlainItem({ name, attributes }: MarkupElement): boolean {
  return name === 'li' && Object.keys(attributes).length === 0;
}
