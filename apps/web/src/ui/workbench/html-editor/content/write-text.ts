import type { Mark, Node } from '@tiptap/pm/model';
import { textAttributesOf } from './text-attributes.ts';

/** The HTML of blocks, which are never changed: a key press writes only the block that it is in. */
const written = new WeakMap<Node, string>();

/**
 * Writes a text as HTML, as the server stores it: with the entities of its sanitizer. A text without characters, or a paragraph of one
 * without attributes in an item of a list, has no tags of its paragraph.
 */
export function writeText(document: Node): string {
  const [first] = document.children;
  if (document.childCount === 1 && first !== undefined && isBare(first) && first.content.size === 0)
    return '';
  return document.children.map(writeBlock).join('');
}

function writeBlock(block: Node): string {
  const known = written.get(block) ?? writeNewBlock(block);
  written.set(block, known);
  return known;
}

function writeNewBlock(block: Node): string {
  const element = elementOf(block);
  if (element === 'hr') return '<hr />';
  const content = block.isTextblock ? writeInline(block.children) : writeBlocks(block);
  return `<${element}${writeAttributes(block)}>${content}</${element}>`;
}

function writeBlocks(container: Node): string {
  const paragraphs = container.children.filter(({ type }) => type.name === 'paragraph');
  return container.children
    .map((child, index) =>
      container.type.name === 'li' && index === 0 && paragraphs.length === 1 && isBare(child)
        ? writeInline(child.children)
        : writeBlock(child),
    )
    .join('');
}

function isBare(block: Node): boolean {
  return block.type.name === 'paragraph' && textAttributesOf(block).length === 0;
}

function elementOf({ type }: Node): string {
  return type.name === 'paragraph' ? 'p' : type.name;
}

/** Writes inline nodes; adjacent nodes with equal outer marks share their elements. */
function writeInline(nodes: readonly Node[]): string {
  const parts: string[] = [];
  const open: Mark[] = [];
  const closeTo = (depth: number): void => {
    for (const { type } of open.splice(depth).toReversed()) parts.push(`</${type.name}>`);
  };
  for (const node of nodes) {
    const shared = node.marks.findIndex((mark, index) => open[index]?.eq(mark) !== true);
    closeTo(shared === -1 ? node.marks.length : shared);
    for (const mark of node.marks.slice(open.length)) {
      parts.push(`<${mark.type.name}${writeAttributes(mark)}>`);
      open.push(mark);
    }
    parts.push(node.isText ? escapeText(node.text ?? '') : '<br />');
  }
  closeTo(0);
  return parts.join('');
}

function writeAttributes(element: Node | Mark): string {
  return textAttributesOf(element)
    .map(([name, value]) =>
      value === '' ? ` ${name}` : ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
    )
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
