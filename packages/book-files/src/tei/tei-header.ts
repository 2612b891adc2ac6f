import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import { escapeText, writeXmlAttributes } from '../html/escape.ts';
import type { TeiOptions } from './tei-options.ts';

/** The program that the header names, by which its books are recognised. */
export const teiApplication = { ident: 'cae-map', version: '1' };

/** The header: titles, rights, the meaning of pointers, languages and the kind of the book. */
export function writeTeiHeader(book: BookDocument, options: TeiOptions): string {
  const { identifier, modified, origin } = options;
  const inLanguage = (name: string, language: string, text: string) =>
    `<${name} xml:lang="${language}">${escapeText(text)}</${name}>`;
  const prefix = { ident: 'cae', matchPattern: '([a-z-]+(/.+)?)', replacementPattern: `${origin}/$1` };
  return `<teiHeader>
<fileDesc>
<titleStmt>
${inLanguage('title', 'ru', book.book_title)}
${inLanguage('title', 'en', book.book_title_en)}
${inLanguage('author', 'ru', book.book_author)}
${inLanguage('author', 'en', book.book_author_en)}
</titleStmt>
<publicationStmt>
<publisher>CAE Map</publisher>
<idno type="URI">${escapeText(identifier)}</idno>
<availability status="${book.is_downloadable ? 'free' : 'restricted'}">
${inLanguage('p', 'ru', book.book_rights)}
${inLanguage('p', 'en', book.book_rights_en)}
</availability>
</publicationStmt>
<sourceDesc><p><ref target="${escapeText(`${origin}/`)}">CAE Map</ref></p></sourceDesc>
</fileDesc>
<encodingDesc>
<listPrefixDef><prefixDef${writeXmlAttributes(prefix)}/></listPrefixDef>
<appInfo><application${writeXmlAttributes(teiApplication)}><label>CAE Map</label></application></appInfo>
</encodingDesc>
<profileDesc>
<langUsage><language ident="ru">Русский</language><language ident="en">English</language></langUsage>
<textClass><keywords><term>${escapeText(book.book_type)}</term></keywords></textClass>
</profileDesc>
<revisionDesc><change when="${escapeText(modified)}"/></revisionDesc>
</teiHeader>`;
}
