import { decodeEntity, entityPattern } from '../../texts/html-entities.ts';

/** Inline elements: their tags do not separate words, all others do. */
const inlineTag = /^<\/?(?:a|abbr|b|cite|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?=[\s/>])/i;

/** Converts HTML to plain text on one line without a DOM: removes tags and decodes entities. */
export function plainText(html: string): string {
  return html
    .replace(/<[!/a-z][^<>]*>/gi, (tag) => (inlineTag.test(tag) ? '' : ' '))
    .replace(entityPattern, decodeEntity)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}
