import { ExternalHyperlink, TextRun, UnderlineType, type ParagraphChild } from 'docx';
import { writeAttributes } from '../html/escape.ts';
import type { MarkupElement, MarkupNode } from '../html/markup.ts';
import { pathOfName } from '../own-files/name-links.ts';
import { emptyMark, ownStyles } from './styles.ts';

/** The formats of characters. */
interface Format {
  readonly bold?: true;
  readonly italics?: true;
  readonly superScript?: true;
  readonly subScript?: true;
  readonly underline?: { readonly type: typeof UnderlineType.SINGLE };
  readonly strike?: true;
  readonly style?: 'Hyperlink';
}

/** Elements with a format in Word, in the order in which they are within each other when a document is read. */
const formats: readonly (readonly [name: string, format: Format])[] = [
  ['a', {}],
  ['strong', { bold: true }],
  ['em', { italics: true }],
  ['sup', { superScript: true }],
  ['sub', { subScript: true }],
  ['u', { underline: { type: UnderlineType.SINGLE } }],
  ['s', { strike: true }],
];

/** How elements without a form of their own look. */
const appearances: Readonly<Record<string, Format>> = {
  ...Object.fromEntries(formats),
  a: { style: 'Hyperlink' },
  b: { bold: true },
  i: { italics: true },
  cite: { italics: true },
};

/** Writes the contents of a paragraph; elements that Word has no form for are hidden marks around their contents. */
export function writeRuns(nodes: readonly MarkupNode[], origin: string): ParagraphChild[] {
  return runsOf(nodes, {}, -1, origin);
}

/** A run of hidden characters. */
export function markRun(text: string): TextRun {
  return new TextRun({ text, style: ownStyles.mark.id });
}

/** The start tag of an element. */
export function startTag({ name, attributes }: MarkupElement): string {
  return `<${name}${writeAttributes(attributes)}>`;
}

function runsOf(
  nodes: readonly MarkupNode[],
  format: Format,
  rank: number,
  origin: string,
): ParagraphChild[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [new TextRun({ ...format, text: node })];
    const runs = elementRuns(node, format, rank, origin);
    const before = nodes[index - 1];
    return typeof before === 'object' && before.name !== 'br' && node.name !== 'br'
      ? [markRun(emptyMark), ...runs]
      : runs;
  });
}

function elementRuns(element: MarkupElement, format: Format, rank: number, origin: string): ParagraphChild[] {
  const { name, children } = element;
  if (name === 'br' && Object.keys(element.attributes).length === 0)
    return [new TextRun({ ...format, break: 1 })];
  if (name === 'br' || name === 'hr') return [markRun(startTag(element).replace('>', ' />'))];
  const inner = { ...format, ...appearances[name] };
  const own = formats.findIndex(([each]) => each === name);
  if (isNative(element, rank)) {
    const runs = runsOf(children, inner, own, origin);
    return name === 'a' ? [new ExternalHyperlink({ link: linkOf(element, origin), children: runs })] : runs;
  }
  return [markRun(startTag(element)), ...runsOf(children, inner, -1, origin), markRun(`</${name}>`)];
}

/** Whether an element and all within it are read as they were written. */
function isNative(element: MarkupElement, rank: number): boolean {
  const { name, attributes, children } = element;
  const own = formats.findIndex(([each]) => each === name);
  if (own <= rank || children.length === 0) return false;
  if (name === 'a' ? !isPlainLink(element) : Object.keys(attributes).length > 0) return false;
  return children.every((child, index) => {
    if (typeof child === 'string') return true;
    if (child.name === 'br') return Object.keys(child.attributes).length === 0;
    const before = children[index - 1];
    const isApart = typeof before !== 'object' || before.name === 'br';
    return isApart && isNative(child, own);
  });
}

/** A URL in another form than that of the standard is changed by programs, such as LibreOffice, which adds the slash behind a host. */
function isPlainLink({ attributes }: MarkupElement): boolean {
  if (pathOfName(attributes) !== null) return true;
  const { href, ...others } = attributes;
  return (
    href !== undefined &&
    Object.keys(others).length === 0 &&
    /^(?:https?:\/\/|mailto:)[\w./:?=&%#@+~-]+$/.test(href) &&
    URL.canParse(href) &&
    new URL(href).href === href
  );
}

function linkOf({ attributes }: MarkupElement, origin: string): string {
  const path = pathOfName(attributes);
  return path === null ? (attributes['href'] ?? '') : `${origin}${path}`;
}
