import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { GeoFileError } from '../failure.ts';
import { deepestNesting } from '../limits.ts';

/** Receives the elements of a document in their order. Names have no namespace prefix, whether it is declared or not. */
export interface XmlReader {
  /** The elements whose contents are text with tags, which are then part of the text and not elements of the document. */
  readonly texts: ReadonlySet<string>;
  /** @param parents the names of the surrounding elements, the root first; valid only during the call */
  open(name: string, attributes: Readonly<Record<string, string>>, parents: readonly string[]): void;
  /** @param text the text of the element, with a blank in place of each child */
  close(name: string, text: string, parents: readonly string[]): void;
  /** The end of the document. */
  end?(): void;
}

interface XmlDocument {
  readonly chunks: Iterable<string>;
  /** Returns the reader for the name of the root element; null for an unknown one. */
  readonly createReader: (root: string) => XmlReader | null;
  /** Receives the number of the current line, from 1, before each call of the reader. */
  readonly onLine: (line: number) => void;
}

/**
 * Reads a document chunk by chunk. The parser expands the predefined entities only, and loads nothing.
 * @throws {GeoFileError} with the line at which the parser was
 */
export function readXml({ chunks, createReader, onLine }: XmlDocument): void {
  const parser = new SaxesParser();
  const state = new ParserState(createReader, () => onLine(parser.line));
  try {
    state.connect(parser);
    for (const chunk of chunks) parser.write(chunk);
    parser.close();
    state.end();
  } catch (error) {
    if (!(error instanceof GeoFileError)) throw error;
    const { code, value } = error;
    throw new GeoFileError(code, { line: parser.line, ...(value === undefined ? {} : { value }) });
  }
}

/** The elements around the current position, and their texts. */
class ParserState {
  readonly #createReader: XmlDocument['createReader'];
  readonly #onCall: () => void;
  readonly #path: string[] = [];
  readonly #texts: string[] = [];
  #reader: XmlReader | null = null;
  /** The tags that are open within an element of text. */
  #tags: string[] | null = null;

  constructor(createReader: XmlDocument['createReader'], onCall: () => void) {
    this.#createReader = createReader;
    this.#onCall = onCall;
  }

  connect(parser: SaxesParser): void {
    parser.on('error', () => {
      throw new GeoFileError('malformed');
    });
    parser.on('doctype', (doctype) => {
      if (/<!ENTITY|\b(?:SYSTEM|PUBLIC)\b/.test(doctype)) throw new GeoFileError('entities');
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('closetag', () => this.#close());
  }

  end(): void {
    this.#reader?.end?.();
  }

  #open(tag: SaxesTagPlain): void {
    const name = localName(tag.name);
    if (this.#path.length === 0) {
      this.#reader = this.#createReader(name);
      if (this.#reader === null) throw new GeoFileError('unknown-format', { value: name });
    }
    if (this.#path.length + (this.#tags?.length ?? 0) >= deepestNesting) throw new GeoFileError('too-deep');
    if (this.#tags) {
      this.#tags.push(name);
      this.#append(startTag(name, tag.attributes));
      return;
    }
    if ((this.#texts.at(-1) ?? '') !== '') this.#append(' ');
    this.#onCall();
    this.#reader?.open(name, tag.attributes, this.#path);
    this.#path.push(name);
    this.#texts.push('');
    if (this.#reader?.texts.has(name)) this.#tags = [];
  }

  #close(): void {
    const tag = this.#tags?.pop();
    if (tag !== undefined) {
      if (!emptyTags.has(tag)) this.#append(`</${tag}>`);
      return;
    }
    this.#tags = null;
    const name = this.#path.pop() ?? '';
    const text = this.#texts.pop() ?? '';
    this.#onCall();
    this.#reader?.close(name, text, this.#path);
  }

  /** White space between elements is not kept, because half a million points have much of it. */
  #addText(text: string): void {
    if (this.#texts.at(-1) === '' && this.#tags === null && text.trim() === '') return;
    this.#append(text);
  }

  #append(text: string): void {
    const last = this.#texts.length - 1;
    if (last >= 0) this.#texts[last] += text;
  }
}

/** Tags of HTML that have no end. */
const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** A tag as HTML, so that the URLs of links are not lost. */
function startTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const { href } = attributes;
  return href === undefined ? `<${name}>` : `<${name} href="${href.replaceAll('"', '&quot;')}">`;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
