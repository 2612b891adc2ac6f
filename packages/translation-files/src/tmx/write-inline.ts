import { escapeText } from '@cae-map/book-files/html/escape';
import type { MarkupElement, MarkupNode } from '@cae-map/book-files/html/markup';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { ElementNumbers, nodesOf, tagsOf } from '../markup/html-tokens.ts';

/** Writes the texts of a unit with the tags of their HTML as native codes. */
export class SegmentWriter {
  readonly #numbers = new ElementNumbers();
  #pairs = 0;

  write(text: string, format: TranslatableFormat): string {
    this.#numbers.begin();
    this.#pairs = 0;
    return this.#nodes(nodesOf(text, format));
  }

  #nodes(nodes: readonly MarkupNode[]): string {
    return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : this.#element(node))).join('');
  }

  /** `x` pairs the codes of both languages, `i` the two codes of an element. */
  #element(element: MarkupElement): string {
    const { start, end } = tagsOf(element);
    const x = this.#numbers.numberOf(start);
    if (end === null) return `<ph x="${x}">${escapeText(start)}</ph>`;
    this.#pairs += 1;
    const i = this.#pairs;
    const content = this.#nodes(element.children);
    return `<bpt i="${i}" x="${x}">${escapeText(start)}</bpt>${content}<ept i="${i}">${escapeText(end)}</ept>`;
  }
}
