import { archiveOf } from './archives.ts';

/** The parts of a generated EPUB; each has a default. */
export interface EpubParts {
  readonly metadata?: string;
  /** Further items of the manifest. */
  readonly items?: string;
  readonly spine?: string;
  /** The XHTML of the bodies, by file names. */
  readonly bodies?: Readonly<Record<string, string | Uint8Array>>;
  /** Other files, by their paths. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

const container =
  '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const defaultMetadata =
  '<dc:title>Дневник</dc:title><dc:creator>Н. Рерих</dc:creator><dc:creator>Ю. Рерих</dc:creator><dc:language>ru-RU</dc:language>';

/** An EPUB of another program. */
export function epubOf({
  metadata = defaultMetadata,
  items = '',
  spine,
  bodies = {},
  files = {},
}: EpubParts): Uint8Array {
  const names = Object.keys(bodies);
  const manifest = names.map(
    (name, index) => `<item id="i${index}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`,
  );
  const references = names.map((_, index) => `<itemref idref="i${index}"/>`).join('');
  return archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OEBPS/content.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${manifest.join('')}${items}</manifest>${spine ?? `<spine>${references}</spine>`}</package>`,
    ...Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        `OEBPS/${name}`,
        typeof body === 'string' ? xhtmlOf(body) : body,
      ]),
    ),
    ...files,
  });
}

/** A document with a body. */
export function xhtmlOf(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>T</title></head><body>${body}</body></html>`;
}
