import { inlineElements, lineElements } from './text-elements.ts';

const inlineNames: ReadonlySet<string> = new Set(inlineElements);
const collapsible = /[ \t\n\f\r]+/g;

/** Some characters of a block with the elements around them. */
interface Run {
  text: string;
  /** Sorted, without duplicates. */
  readonly elements: string;
}

/**
 * What a text consists of, without what the editor writes in another way and readers see alike:
 *
 * - white space is collapsed, and removed at the ends of a block and beside a line break;
 * - characters outside of a paragraph, also those of an item of a list, are a paragraph;
 * - elements around the same characters have no order, also when one of them contains blocks, and equal ones beside or within each other are one.
 *
 * Two texts with equal structures are the same text. Every element and attribute is part of it, also an unknown one.
 */
export function readStructure(body: HTMLElement): string[] {
  const structure: string[] = [];
  let runs: Run[] | null = null;
  const endBlock = (): void => {
    if (runs !== null) structure.push(...writeRuns(runs));
    runs = null;
  };
  const addRun = (text: string, elements: ReadonlySet<string>): void => {
    const sorted = [...elements].toSorted().join(' ');
    const last = runs?.at(-1);
    if (last !== undefined && last.elements === sorted) last.text += text;
    else (runs ??= []).push({ text, elements: sorted });
  };
  const visit = (element: ChildNode, elements: ReadonlySet<string>): void => {
    if (element.nodeType === Node.TEXT_NODE) {
      if (runs !== null || (element.textContent ?? '').replace(collapsible, '') !== '')
        addRun(element.textContent ?? '', elements);
      return;
    }
    if (!isElement(element)) return;
    const tag = describe(element);
    if (inlineNames.has(element.localName)) {
      const inner = new Set([...elements, tag]);
      if ((element.textContent ?? '') === '' && element.querySelector('br') === null)
        structure.push(`empty ${tag}`);
      for (const child of element.childNodes) visit(child, inner);
      return;
    }
    if (tag === 'br') {
      addRun('\v', elements);
      return;
    }
    endBlock();
    if (tag !== 'p') structure.push(`<${tag}>`);
    if (lineElements.has(element.localName)) runs = [];
    for (const child of element.childNodes) visit(child, elements);
    endBlock();
    if (element.localName !== 'p') structure.push(`</${element.localName}>`);
  };
  for (const child of body.childNodes) visit(child, new Set());
  endBlock();
  return structure;
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === Node.ELEMENT_NODE;
}

function describe(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${JSON.stringify(value)}`);
  return [element.localName, ...attributes].join(' ');
}

/** The runs of a block with collapsed white space. */
function writeRuns(runs: readonly Run[]): string[] {
  const trimmed: Run[] = [];
  let endsWithSpace = true;
  for (const { text, elements } of runs) {
    const collapsed = text.replace(collapsible, ' ').replace(/ ?\v ?/g, '\v');
    const rest = endsWithSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (rest === '') continue;
    if (rest.startsWith('\v')) removeSpaceAtEnd(trimmed);
    const last = trimmed.at(-1);
    if (last?.elements === elements) last.text += rest;
    else trimmed.push({ text: rest, elements });
    endsWithSpace = /[ \v]$/.test(rest);
  }
  removeSpaceAtEnd(trimmed);
  const written = trimmed
    .filter(({ text }) => text !== '')
    .map(({ text, elements }) => `${elements}: ${text}`);
  return ['(', ...written, ')'];
}

function removeSpaceAtEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last !== undefined) last.text = last.text.replace(/ $/, '');
}
