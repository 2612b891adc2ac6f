import { strToU8, zipSync } from 'fflate';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');

const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const styles = `<?xml version="1.0"?><w:styles ${namespaces}>${[
  ['Title', 'Title'],
  ...[1, 2, 3].map((level) => [`Heading${level}`, `heading ${level}`]),
]
  .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
  .join('')}</w:styles>`;

/** A document part with the given contents of its root element. */
export function wordPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${namespaces}>${content}</w:${root}>`;
}

/** A paragraph with characters, in a style. */
export function wordParagraph(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/**
 * A document of Word with the given XML of its body.
 * @param files more files by their names
 * @param targets targets of relationships of the document by id, as type and target; an external one begins with a scheme
 */
export function docxOf(
  body: string,
  files: Readonly<Record<string, string>> = {},
  targets: Readonly<Record<string, readonly [type: string, target: string]>> = {},
): Uint8Array {
  const relationship = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${officeRelationships}/${type}" Target="${target}"${/^[a-z]+:/.test(target) ? ' TargetMode="External"' : ''}/>`;
  const relationships = (list: readonly string[]): string =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
  const all: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([relationship('rId1', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': styles,
    'word/_rels/document.xml.rels': relationships([
      relationship('rIdStyles', 'styles', 'styles.xml'),
      ...Object.entries(targets).map(([id, [type, target]]) => relationship(id, type, target)),
    ]),
    ...files,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}
