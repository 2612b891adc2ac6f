import { emptyElements } from '@cae-map/book-files/html/allowed-html';
import { writeAttributes } from '@cae-map/book-files/html/escape';
import type { MarkupElement, MarkupNode } from '@cae-map/book-files/html/markup';
import { parseHtml } from '@cae-map/book-files/html/parse-html';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';

/** The nodes of a text; a plain text is one node. */
export function nodesOf(text: string, format: TranslatableFormat): readonly MarkupNode[] {
  return format === 'html' ? parseHtml(text).children : [text];
}

/** The tags of an element of stored HTML; `end` is null for an element that is only one tag. */
export interface Tags {
  readonly start: string;
  readonly end: string | null;
}

/** The tags of an element, in the form in which the server stores them. */
export function tagsOf({ name, attributes }: MarkupElement): Tags {
  const opened = `<${name}${writeAttributes(attributes)}`;
  return emptyElements.has(name)
    ? { start: `${opened} />`, end: null }
    : { start: `${opened}>`, end: `</${name}>` };
}

/**
 * Numbers the elements of a text, so that an element of the translation has the number of the same element in the source: the first `<em>`
 * of one that of the first `<em>` of the other.
 */
export class ElementNumbers {
  readonly #numbers = new Map<string, number>();
  #next = 1;
  #seen = new Map<string, number>();

  /** Starts a text. */
  begin(): void {
    this.#seen = new Map();
  }

  /** @returns the number of the next element with a start tag, from 1 */
  numberOf(start: string): number {
    const index = this.#seen.get(start) ?? 0;
    this.#seen.set(start, index + 1);
    const key = `${index} ${start}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#next;
    this.#next += 1;
    this.#numbers.set(key, number);
    return number;
  }
}
