import { accountsDifferAttribute, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { Parser } from 'htmlparser2';
import { cleanHtml } from '../../lib/clean-html.ts';
import { chronicleHtml } from '../chronicle-html.ts';

/** What the HTML of a text is in the content files. */
export interface ChronicleText {
  /** Paragraphs separated by empty lines, with links as `[name](place:id)`. */
  readonly text: string;
  /** Elements that the content files cannot express; their text is kept. */
  readonly lostElements: readonly string[];
}

/** Elements that begin a paragraph. */
const blockElements: ReadonlySet<string> = new Set([
  'p',
  'blockquote',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'hr',
]);

/** Converts the HTML of a text, as `chronicleHtml` renders it and editors change it, to the form of the content files. */
export function chronicleText(html: string): ChronicleText {
  const paragraphs: string[] = [''];
  const closings: string[] = [];
  const lost = new Set<string>();
  const write = (part: string): void => {
    paragraphs.push(`${paragraphs.pop() ?? ''}${part}`);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const placeId = attributes[placeAttributes[0]];
      const personId = attributes[personAttribute];
      const target = placeId === undefined ? personId && `person:${personId}` : `place:${placeId}`;
      const isLink = name === 'a' && target !== undefined && target !== '';
      if (blockElements.has(name))
        paragraphs.push(attributes[accountsDifferAttribute] === undefined ? '' : '?? ');
      else if (isLink) write('[');
      if (name !== 'p' && !isLink) lost.add(name);
      closings.push(isLink ? `](${target})` : '');
    },
    ontext: write,
    onclosetag(name) {
      write(closings.pop() ?? '');
      if (blockElements.has(name)) paragraphs.push('');
    },
  });
  parser.write(html);
  parser.end();
  const text = paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  return { text, lostElements: [...lost] };
}

/** The HTML of a text in the database. */
export class StoredText {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** Whether a text of the content files about these places is rendered as this HTML. */
  isRenderedFrom(text: unknown, placeIds: readonly number[]): boolean {
    if (typeof text !== 'string') return false;
    const rendered = chronicleHtml(text, placeIds);
    return rendered === this.html || cleanHtml(rendered) === this.html;
  }
}
