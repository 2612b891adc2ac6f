import { escapeText } from '@cae-map/book-files/html/escape';
import { textOf, type MarkupElement, type MarkupNode } from '@cae-map/book-files/html/markup';
import { elementsOf, findElement } from '@cae-map/book-files/xml/parse-xml';

/** The text of a segment in both formats. */
export interface InlineText {
  readonly html: string;
  readonly plain: string;
}

/** Reads the contents of `<source>` and `<target>` of a unit, with the tags of its original data. */
export class InlineReader {
  readonly #data: ReadonlyMap<string, string>;

  constructor(unit: MarkupElement) {
    const data = findElement(unit, 'originalData');
    this.#data = new Map(
      (data === undefined ? [] : elementsOf(data)).map((element) => [
        element.attributes['id'] ?? '',
        textOf(element),
      ]),
    );
  }

  read(nodes: readonly MarkupNode[]): InlineText {
    const parts = nodes.map((node) =>
      typeof node === 'string' ? { html: escapeText(node), plain: node } : this.#element(node),
    );
    return {
      html: parts.map(({ html }) => html).join(''),
      plain: parts.map(({ plain }) => plain).join(''),
    };
  }

  /** Elements that other programs add, such as `<mrk>`, are only their contents. */
  #element({ name, attributes, children }: MarkupElement): InlineText {
    if (name === 'cp') return this.read([characterOf(attributes['hex'])]);
    const content = this.read(children);
    if (name === 'pc') {
      const start = this.#tag(attributes['dataRefStart']);
      return { ...content, html: `${start}${content.html}${this.#tag(attributes['dataRefEnd'])}` };
    }
    const isCode = name === 'ph' || name === 'sc' || name === 'ec';
    return isCode ? { html: this.#tag(attributes['dataRef']), plain: '' } : content;
  }

  #tag(id: string | undefined): string {
    return this.#data.get(id ?? '') ?? '';
  }
}

/** A character that XML cannot have; texts have none of them. */
function characterOf(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
