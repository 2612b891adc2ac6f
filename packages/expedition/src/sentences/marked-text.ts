import { accountsDifferAttribute, personAttribute } from '@cae-map/contract/html-allow-list';
import { decodeEntity, entityPattern } from '../texts/html-entities.ts';
import { scanHtml, type StartTag } from '../texts/tag-scanner.ts';
import { blockElements, placeIdsOf } from '../texts/text-places.ts';
import { createPlainText, type PlainText } from './plain-text-writer.ts';

/** What an inline element of a text links to. */
export type MarkTarget =
  | { readonly kind: 'place'; readonly placeIds: readonly number[] }
  | { readonly kind: 'person'; readonly personId: string }
  | { readonly kind: 'link'; readonly href: string };

/** A linked part of a text, in UTF-16 offsets of its plain characters, the end excluded. */
export interface Mark {
  readonly target: MarkTarget;
  readonly start: number;
  readonly end: number;
}

/** A block of a text with at least one character, in UTF-16 offsets of its plain characters. */
export interface Paragraph {
  readonly start: number;
  readonly end: number;
  /** Whether it tells where accounts differ. */
  readonly isAboutAccounts: boolean;
}

/**
 * The plain characters of an HTML text with what is marked in them. White space is collapsed as browsers render it, a no-break
 * space is kept, and one line feed is between two blocks and for a `<br>` between characters.
 */
export interface MarkedText extends PlainText {
  readonly paragraphs: readonly Paragraph[];
  /** Sorted by start. */
  readonly marks: readonly Mark[];
}

/** Elements without content; their end is not awaited. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);
const lineElements: ReadonlySet<string> = new Set([...blockElements, 'h2', 'hr']);

interface OpenElement {
  readonly name: string;
  readonly target: MarkTarget | null;
  readonly isAboutAccounts: boolean;
  /** The number of characters before the element. */
  readonly before: number;
}

/** Parses an HTML text of the allow-list; hostile HTML results in some text, never in an error. Linear in its length. */
export function readMarkedText(html: string): MarkedText {
  const plain = createPlainText();
  const open: OpenElement[] = [];
  const marks: Mark[] = [];
  const paragraphs: Paragraph[] = [];
  const endParagraph = (): void => {
    const range = plain.endBlock();
    const isAboutAccounts = open.some((element) => element.isAboutAccounts);
    if (range !== null) paragraphs.push({ start: range[0], end: range[1], isAboutAccounts });
  };
  const closeFrom = (index: number): void => {
    for (const { target, before } of open.splice(index).toReversed()) {
      const start = plain.firstCharacterFrom(before);
      if (target !== null && start < plain.length()) marks.push({ target, start, end: plain.length() });
    }
  };
  for (const token of scanHtml(html)) {
    if (token.kind === 'text') {
      writeText(plain, html.slice(token.start, token.end), token.start);
      continue;
    }
    const name = token.kind === 'start' ? token.tag.name : token.name;
    if (lineElements.has(name)) endParagraph();
    if (token.kind === 'end') {
      const opened = open.findLastIndex((element) => element.name === name);
      if (opened !== -1) closeFrom(opened);
    } else if (name === 'br') {
      plain.breakLine(token.start, token.end);
    } else if (!voidElements.has(name)) {
      const isAboutAccounts = token.tag.attributes.has(accountsDifferAttribute);
      open.push({ name, target: targetOf(token.tag), isAboutAccounts, before: plain.length() });
    }
  }
  endParagraph();
  closeFrom(0);
  return {
    ...plain.finish(),
    paragraphs,
    marks: marks.toSorted((a, b) => a.start - b.start || b.end - a.end),
  };
}

function targetOf(tag: StartTag): MarkTarget | null {
  if (blockElements.has(tag.name)) return null;
  const placeIds = placeIdsOf(tag);
  if (placeIds.length > 0) return { kind: 'place', placeIds };
  const personId = tag.attributes.get(personAttribute) ?? '';
  if (personId !== '') return { kind: 'person', personId };
  const href = tag.name === 'a' ? (tag.attributes.get('href') ?? '') : '';
  return href === '' ? null : { kind: 'link', href: href.replace(entityPattern, decodeEntity) };
}

type Writer = ReturnType<typeof createPlainText>;

function writeText(plain: Writer, source: string, offset: number): void {
  let at = 0;
  for (const match of source.matchAll(entityPattern)) {
    plain.write(source.slice(at, match.index), offset + at);
    const [entity, decimal, hexadecimal, name] = match;
    plain.writeEntity(decodeEntity(entity, decimal, hexadecimal, name), offset + match.index, entity.length);
    at = match.index + entity.length;
  }
  plain.write(source.slice(at), offset + at);
}

/** A key that is equal for two targets of the same record or URL. */
export function targetKey(target: MarkTarget): string {
  if (target.kind === 'place') return `place:${target.placeIds.join('+')}`;
  return target.kind === 'person' ? `person:${target.personId}` : `link:${target.href}`;
}
