import { escapeText } from '@cae-map/book-files/html/escape';
import type { MarkupElement, MarkupNode } from '@cae-map/book-files/html/markup';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { ElementNumbers, nodesOf, tagsOf } from '../markup/html-tokens.ts';

/** Elements deeper than this are pairs of `<sc/>` and `<ec/>`, because readers bound how deep XML may be. */
const deepestPairs = 100;

/** The kinds of inline elements that programs show. */
const formats: Readonly<Record<string, string>> = {
  b: 'xlf:b',
  strong: 'xlf:b',
  i: 'xlf:i',
  em: 'xlf:i',
  u: 'xlf:u',
};

/** Writes the texts of a unit with their HTML as inline elements, whose tags are in its original data. */
export class InlineWriter {
  readonly #numbers = new ElementNumbers();
  /** The ids of the tags. */
  readonly #data = new Map<string, string>();

  write(text: string, format: TranslatableFormat): string {
    this.#numbers.begin();
    return this.#nodes(nodesOf(text, format), 0);
  }

  /** The original data of the texts that were written; empty without HTML. */
  originalData(): string {
    if (this.#data.size === 0) return '';
    const data = [...this.#data].map(([tag, id]) => `<data id="${id}">${escapeText(tag)}</data>`);
    return `<originalData>${data.join('')}</originalData>`;
  }

  #nodes(nodes: readonly MarkupNode[], depth: number): string {
    return nodes
      .map((node) => (typeof node === 'string' ? escapeText(node) : this.#element(node, depth)))
      .join('');
  }

  #element(element: MarkupElement, depth: number): string {
    const { start, end } = tagsOf(element);
    const id = this.#numbers.numberOf(start);
    if (end === null) return `<ph id="${id}"${typeOf(element)} dataRef="${this.#idOf(start)}"/>`;
    const [startId, endId] = [this.#idOf(start), this.#idOf(end)];
    const content = this.#nodes(element.children, depth + 1);
    return depth < deepestPairs
      ? `<pc id="${id}"${typeOf(element)} dataRefStart="${startId}" dataRefEnd="${endId}">${content}</pc>`
      : `<sc id="${id}" dataRef="${startId}"/>${content}<ec startRef="${id}" dataRef="${endId}"/>`;
  }

  #idOf(tag: string): string {
    const id = this.#data.get(tag) ?? `d${this.#data.size + 1}`;
    this.#data.set(tag, id);
    return id;
  }
}

function typeOf({ name }: MarkupElement): string {
  if (name === 'br') return ' type="fmt" subType="xlf:lb"';
  if (name === 'a') return ' type="link"';
  const subType = formats[name];
  return subType === undefined ? '' : ` type="fmt" subType="${subType}"`;
}
