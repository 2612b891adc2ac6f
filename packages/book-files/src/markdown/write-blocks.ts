import { splitBlocks } from '@cae-map/expedition/sentences/split-blocks';
import { writeAttributes } from '../html/escape.ts';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { writeBraces } from '../own-files/attributes.ts';
import { toFileAttributes } from '../own-files/block-attributes.ts';
import { pathOfName } from '../own-files/name-links.ts';
import { blocksToHtml, readTokens } from './read-blocks.ts';

/**
 * Writes the HTML of a text as Markdown blocks. Each block is read again, and is a code block with its HTML if Markdown does not hold all of it,
 * so that `blocksToHtml` returns the same HTML.
 */
export function writeBlocks(html: string): string {
  const blocks = splitBlocks(html);
  if (blocks.join('') !== html) return writeExact(html);
  const markdown = blocks
    // Lists beside each other would be one.
    .map((block, index) =>
      isList(block) && isList(blocks[index - 1] ?? '') ? writeExact(block) : writeBlock(block),
    )
    .join('\n\n');
  return blocksToHtml(readTokens(markdown)) === html ? markdown : writeExact(html);
}

function isList(html: string): boolean {
  return /^<[uo]l[ >]/.test(html);
}

function writeBlock(html: string): string {
  const [node, ...others] = parseHtml(html).children;
  if (typeof node !== 'object' || others.length > 0) return writeExact(html);
  const markdown = blockOf(node);
  return markdown !== null && blocksToHtml(readTokens(markdown)) === html ? markdown : writeExact(html);
}

function writeExact(html: string): string {
  const longest = Math.max(2, ...(html.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}html\n${html}\n${fence}`;
}

/** Null for elements that Markdown has no form for. */
function blockOf({ name, attributes, children }: MarkupElement): string | null {
  const ofFile = toFileAttributes(attributes);
  if (ofFile === null) return null;
  const braces = writeBraces(ofFile, ': ');
  if (name === 'p') return [escapeStart(inline(children)), braces].filter((line) => line !== '').join('\n');
  const level = /^h([3-5])$/.exec(name)?.[1];
  if (level !== undefined)
    return `${'#'.repeat(Number(level))} ${inline(children)}${braces === '' ? '' : ` ${braces}`}`;
  if (braces !== '') return null;
  if (name === 'hr') return '***';
  if (name === 'blockquote') return quoteOf(children);
  return name === 'ul' || name === 'ol' ? listOf(name, children) : null;
}

function quoteOf(children: readonly MarkupNode[]): string | null {
  const blocks = children.map((child) => (typeof child === 'string' ? null : blockOf(child)));
  if (blocks.includes(null)) return null;
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function listOf(name: string, children: readonly MarkupNode[]): string | null {
  const items = children.map((child, index) => {
    if (typeof child === 'string' || child.name !== 'li' || Object.keys(child.attributes).length > 0)
      return null;
    return `${name === 'ol' ? `${index + 1}.` : '-'} ${escapeStart(inline(child.children))}`;
  });
  return items.includes(null) ? null : items.join('\n');
}

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' };

function inline(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeMarkdown(node) : inlineElement(node)))
    .join('');
}

function inlineElement({ name, attributes, children }: MarkupElement): string {
  if (name === 'br') return '\\\n';
  const content = inline(children);
  const mark = Object.keys(attributes).length === 0 ? marks[name] : undefined;
  if (mark !== undefined) return `${mark}${content}${mark}`;
  const path = name === 'a' ? pathOfName(attributes) : null;
  if (path !== null) return `[${content}](${path})`;
  const { href, ...others } = attributes;
  const isPlainLink = name === 'a' && href !== undefined && Object.keys(others).length === 0;
  if (isPlainLink && /^(?:https?:\/\/|mailto:)[^\s<>()\\]+$/.test(href)) return `[${content}](${href})`;
  return `<${name}${writeAttributes(attributes)}>${content}</${name}>`;
}

/** Characters that Markdown, or the links that it recognises in text, give a meaning. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>{}~|&]/g, String.raw`\$&`)
    .replaceAll(/(?<=https?|ftp)(?=:\/\/)|(?<=\bwww)(?=\.)|(?=@)/gi, '\\');
}

/** Characters that have a meaning at the beginning of a line only. */
function escapeStart(text: string): string {
  return text.replaceAll(/^([#+=-])/gm, String.raw`\$1`).replaceAll(/^(\d{1,9})([.)])/gm, String.raw`$1\$2`);
}
