import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { authorOfBook, otherLanguage, rightsOfBook, titleOfBook } from '../book-language.ts';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import type { BookPage } from './book-pages.ts';
import { epubMessages } from './epub-messages.ts';
import type { EpubOptions } from './epub-options.ts';
import { writeXhtmlPage } from './xhtml-page.ts';

/** The property of the package document that marks the books of this writer, and its value. */
export const formatProperty = { name: 'cae:format', namespace: 'urn:cae-map:book:', version: '1' };

/** The file that names the package document. */
export const containerFile = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** The package document: metadata, files and reading order. */
export function writePackage(book: BookDocument, pages: readonly BookPage[], options: EpubOptions): string {
  const items = pages.map(({ file, xhtml }, index) => {
    const properties = xhtml.includes('<svg') ? { properties: 'svg' } : {};
    return `<item${writeXmlAttributes({ id: `p${index}`, href: file, 'media-type': 'application/xhtml+xml', ...properties })}/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${options.language}" prefix="cae: ${formatProperty.namespace}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf(book, pages, options).join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
${pages.map((_, index) => `<itemref idref="p${index}"/>`).join('\n')}
</spine>
</package>
`;
}

function metadataOf(book: BookDocument, pages: readonly BookPage[], options: EpubOptions): readonly string[] {
  const { language } = options;
  const element = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}) =>
    value === '' ? [] : [`<dc:${name}${writeXmlAttributes(attributes)}>${escapeText(value)}</dc:${name}>`];
  const meta = (property: string, value: string) =>
    `<meta property="${property}">${escapeText(value)}</meta>`;
  const languages = [...new Set(pages.map((page) => page.language))];
  const hasMaps = pages.some(({ xhtml }) => xhtml.includes('<svg'));
  return [
    ...element('identifier', options.identifier, { id: 'id' }),
    ...element('title', titleOfBook(book, language)),
    ...element('creator', authorOfBook(book, language)),
    ...languages.flatMap((each) => element('language', each)),
    ...element('rights', rightsOfBook(book, language)),
    meta('dcterms:modified', options.modified),
    meta(formatProperty.name, formatProperty.version),
    meta('schema:accessMode', 'textual'),
    ...(hasMaps ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...[
      'structuralNavigation',
      'tableOfContents',
      'readingOrder',
      ...(hasMaps ? ['alternativeText'] : []),
    ].map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', epubMessages[language].accessibility),
  ];
}

/** The list of contents: the pages of the primary language, then those of the other one. */
export function writeNavigation(pages: readonly BookPage[], { language }: EpubOptions): string {
  const messages = epubMessages[language];
  const other = otherLanguage[language];
  const linkTo = ({ file, title, language: own }: BookPage) =>
    `<li><a href="${file}"${own === language ? '' : ` lang="${own}" xml:lang="${own}"`}>${escapeText(title)}</a></li>`;
  const translated = pages.filter((page) => page.language === other);
  const list = pages.filter((page) => page.language === language).map(linkTo);
  if (translated.length > 0)
    list.push(
      `<li><span>${escapeText(messages.translation)}</span><ol>${translated.map(linkTo).join('\n')}</ol></li>`,
    );
  const body = `<nav epub:type="toc" role="doc-toc"><h1>${escapeText(messages.contents)}</h1><ol>
${list.join('\n')}
</ol></nav>`;
  return writeXhtmlPage({ title: messages.contents, language, body });
}
