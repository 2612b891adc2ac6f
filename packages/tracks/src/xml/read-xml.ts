import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TrackFailureError, type TrackFailure } from '../failure.ts';
import { trackLimits } from '../limits.ts';

/** Receives the elements of a document in their order. Names have no namespace prefix. */
export interface XmlReader {
  /** @param parent the name of the surrounding element; empty for the root */
  open(name: string, attributes: Readonly<Record<string, string>>, parent: string): void;
  /** @param text the text after the last start or end of an element within this one */
  close(name: string, text: string, parent: string): void;
}

/** A failure with the line at which the parser was. */
export class XmlFailureError extends Error {
  readonly failure: TrackFailure;

  constructor(failure: TrackFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Reads a document chunk by chunk. The parser expands the predefined entities only, and loads nothing.
 * @param createReader returns the reader for the name of the root element; null for an unknown one
 * @throws {XmlFailureError}
 */
export function readXml(chunks: Iterable<string>, createReader: (root: string) => XmlReader | null): void {
  const parser = new SaxesParser();
  try {
    connect(parser, createReader);
    for (const chunk of chunks) parser.write(chunk);
    parser.close();
  } catch (error) {
    if (!(error instanceof TrackFailureError)) throw error;
    const { code, value } = error;
    throw new XmlFailureError({ code, line: parser.line, ...(value === undefined ? {} : { value }) });
  }
}

function connect(parser: SaxesParser, createReader: (root: string) => XmlReader | null): void {
  const path: string[] = [];
  let reader: XmlReader | null = null;
  let text = '';
  parser.on('error', () => {
    throw new TrackFailureError('malformed');
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY|\b(?:SYSTEM|PUBLIC)\b/.test(doctype)) throw new TrackFailureError('entities');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const name = localName(tag.name);
    if (path.length === 0) {
      reader = createReader(name);
      if (reader === null) throw new TrackFailureError('unknown-format', name);
    }
    if (path.length >= trackLimits.depth) throw new TrackFailureError('too-deep');
    reader?.open(name, tag.attributes, path.at(-1) ?? '');
    path.push(name);
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('cdata', (more) => {
    text += more;
  });
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    reader?.close(name, text, path.at(-1) ?? '');
    text = '';
  });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
