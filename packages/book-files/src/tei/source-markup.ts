import { textOf, type MarkupElement, type MarkupNode } from '../html/markup.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';
import { attributesOfPointers } from './tei-elements.ts';
import { emphasisOf, preferredReadings, sourceRule } from './source-names.ts';

const blocks: ReadonlySet<string> = new Set(['p', 'ab', 'lg', 'l', 'list', 'quote', 'div', 'head', 'sp']);

/** Converts documents of TEI of other programs to elements of HTML. */
export class TeiConverter {
  readonly #leftOut: LeftOutCounter;
  /** Notes within paragraphs, which follow as elements of their own. */
  readonly #notes: MarkupElement[] = [];

  constructor(leftOut: LeftOutCounter) {
    this.#leftOut = leftOut;
  }

  /** @param text an element `text` */
  convert(text: MarkupElement): MarkupElement {
    const content = this.#all(text.children, 0);
    return { name: 'section', attributes: {}, children: [...content, ...this.#notes.splice(0)] };
  }

  #all(children: readonly MarkupNode[], depth: number): readonly MarkupNode[] {
    return children.flatMap((child) => (typeof child === 'string' ? [child] : this.#convert(child, depth)));
  }

  #convert(node: MarkupElement, depth: number): readonly MarkupNode[] {
    const { name, attributes, children } = node;
    switch (name) {
      case 'head':
        return [this.#element(`h${Math.min(Math.max(depth, 1), 6)}`, node, depth)];
      case 'hi':
        return this.#styled(node, depth);
      case 'list':
        return [this.#element(isNumbered(attributes) ? 'ol' : 'ul', node, depth)];
      case 'quote':
        return [this.#element(isBlock(node) ? 'blockquote' : 'q', node, depth)];
      case 'lg':
        return [
          this.#element(isStanza(node) ? 'p' : 'blockquote', { ...node, children: withBreaks(node) }, depth),
        ];
      case 'note':
        return [this.#note(node, depth)];
      case 'ref':
      case 'ptr':
        return [this.#link(node, depth)];
      case 'date':
        return [this.#date(node, depth)];
      case 'choice':
      case 'app':
        return this.#all(this.#chosen(node), depth);
      case 'del':
        this.#leftOut.add('tracked-change', textOf(node));
        return [];
      case 'gap':
        return ['[…]'];
      case 'fw':
        this.#leftOut.add('header-or-footer', textOf(node));
        return [];
      default: {
        const rule = sourceRule(name);
        if (rule?.kind === 'hidden') return [];
        if (rule?.kind === 'element')
          return [this.#element(rule.name, node, depth + (isDivision(name) ? 1 : 0))];
        if (rule === undefined) this.#leftOut.add('unknown-element', name);
        return this.#named(node, this.#all(children, depth));
      }
    }
  }

  #element(name: string, { attributes, children }: MarkupElement, depth: number): MarkupElement {
    return { name, attributes: htmlAttributes(attributes), children: this.#all(children, depth) };
  }

  /** A name that points to a record of the map stays linked. */
  #named(node: MarkupElement, children: readonly MarkupNode[]): readonly MarkupNode[] {
    const pointers = attributesOfPointers(node.attributes['ref'] ?? '');
    const language = node.attributes['xml:lang'];
    if (Object.keys(pointers).length > 0) return [{ name: 'a', attributes: pointers, children }];
    if (language !== undefined) return [{ name: 'span', attributes: { lang: language }, children }];
    return children;
  }

  /** One of the readings that are given for the same words. */
  #chosen({ children }: MarkupElement): readonly MarkupNode[] {
    const readings = children.filter((child) => typeof child === 'object');
    const chosen = readings.find(({ name }) => preferredReadings.has(name)) ?? readings[0];
    for (const reading of readings)
      if (reading !== chosen) this.#leftOut.add('tracked-change', textOf(reading));
    return chosen === undefined ? children : [chosen];
  }

  #styled(node: MarkupElement, depth: number): readonly MarkupNode[] {
    const { rend = '', rendition = '', style = '' } = node.attributes;
    const emphasis = emphasisOf(`${rend} ${rendition} ${style}`);
    if (emphasis.length === 0) this.#leftOut.add('style', rend || rendition || style || 'hi');
    return emphasis.reduceRight<readonly MarkupNode[]>(
      (children, name) => [{ name, attributes: {}, children }],
      this.#all(node.children, depth),
    );
  }

  /** A note with an id is referred to by links; one without is where it belongs. */
  #note({ attributes, children }: MarkupElement, depth: number): MarkupElement {
    const id = attributes['xml:id'] ?? attributes['id'] ?? '';
    const content = this.#all(children, depth);
    const isTarget = id !== '' && (attributes['place'] === undefined || attributes['target'] !== undefined);
    const note: MarkupElement = {
      name: 'aside',
      attributes: { id: isTarget ? id : `inline note ${this.#notes.length}`, 'epub:type': 'footnote' },
      children: content,
    };
    if (isTarget) return note;
    this.#notes.push(note);
    return {
      name: 'a',
      attributes: { href: `#${note.attributes['id']}`, 'epub:type': 'noteref' },
      children: ['*'],
    };
  }

  #link(node: MarkupElement, depth: number): MarkupElement {
    const target = node.attributes['target'] ?? '';
    const children = this.#all(node.children, depth);
    const isNote = /note/i.test(node.attributes['type'] ?? '') || node.name === 'ptr';
    return {
      name: 'a',
      attributes: {
        ...(target === '' ? {} : { href: target }),
        ...(isNote && target.startsWith('#') ? { 'epub:type': 'noteref' } : {}),
        ...attributesOfPointers(node.attributes['corresp'] ?? ''),
      },
      children: node.name === 'ptr' ? [/^[a-z]+:/i.test(target) ? target : '*'] : children,
    };
  }

  /** A date without text, as in a dateline, is written as its value. */
  #date(node: MarkupElement, depth: number): MarkupElement {
    const { when = '', from = '', to = '' } = node.attributes;
    const children = this.#all(node.children, depth);
    const value = when === '' ? [from, to].filter((each) => each !== '').join(' – ') : when;
    const isEmpty = textOf(node).trim() === '';
    const attributes: Record<string, string> = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(when)
      ? { datetime: when }
      : {};
    return {
      name: Object.keys(attributes).length === 0 ? 'span' : 'time',
      attributes,
      children: isEmpty ? [value] : children,
    };
  }
}

function htmlAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  // P4 has no prefix before these names.
  const { id, lang, 'xml:id': ownId = id, 'xml:lang': language = lang, url, corresp = '' } = attributes;
  return {
    ...(ownId === undefined ? {} : { id: ownId }),
    ...(language === undefined ? {} : { lang: language }),
    ...(url === undefined ? {} : { src: url }),
    ...attributesOfPointers(corresp),
  };
}

function isNumbered({ type = '', rend = '' }: Readonly<Record<string, string>>): boolean {
  return /number|ordered/.test(`${type} ${rend}`);
}

function isDivision(name: string): boolean {
  return /^div\d?$/.test(name);
}

function isBlock({ children }: MarkupElement): boolean {
  return children.some((child) => typeof child !== 'string' && blocks.has(child.name));
}

/** Whether a group of lines contains no other groups. */
function isStanza({ children }: MarkupElement): boolean {
  return !children.some((child) => typeof child !== 'string' && child.name === 'lg');
}

/** The lines of a stanza, with breaks between them instead of paragraphs. */
function withBreaks(group: MarkupElement): readonly MarkupNode[] {
  if (!isStanza(group)) return group.children;
  const lineBreak: MarkupElement = { name: 'lb', attributes: {}, children: [] };
  return group.children.flatMap((child): readonly MarkupNode[] =>
    typeof child !== 'string' && child.name === 'l' ? [...child.children, lineBreak] : [child],
  );
}
